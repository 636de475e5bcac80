import { z } from 'zod'
import { emptyFields, entryFields, entryNames, type KnownSender } from '@/lib/cases/entry'
import { complaintFieldsSchema } from './check-complaint'

/** In the order in which they are shown. */
export const entryFormFields = [...entryNames, 'text', 'demand', 'basis'] as const

/** A complaint that came by mail, letter or phone, as staff type it. The messages are also keys of `complaint.errors`. */
export const entryFormSchema = (now: () => Date) =>
  z
    .object({ ...complaintFieldsSchema.shape, ...entryFields(now) })
    .transform((entry) => ({ ...entry, photos: [] }))

export type FilledComplaint = z.output<ReturnType<typeof entryFormSchema>>
export type EntryForm = z.input<ReturnType<typeof entryFormSchema>>

export const emptyEntry = (now: Date, known?: KnownSender): EntryForm => ({
  ...emptyFields(now, known),
  text: '',
  demand: 'repair',
  basis: 'conformity',
})

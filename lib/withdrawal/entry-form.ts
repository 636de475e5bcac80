import { z } from 'zod'
import { emptyFields, entryFields, entryNames, type KnownSender } from '@/lib/cases/entry'
import { accountSchema, partSchema } from './check-withdrawal'

/** In the order in which they are shown. */
export const entryFormFields = [...entryNames, 'part', 'account'] as const

/** A statement that came by mail, letter or phone, as staff type it. */
export const entryFormSchema = (now: () => Date) =>
  z
    .object({ ...entryFields(now), part: partSchema, account: accountSchema })
    .transform(({ part, ...entry }) => ({
      ...entry,
      lines: part.length === 0 ? null : part.map((title) => ({ title, pieces: null })),
    }))

export type EntryForm = z.input<ReturnType<typeof entryFormSchema>>
export type FilledEntry = z.output<ReturnType<typeof entryFormSchema>>

export const emptyEntry = (now: Date, known?: KnownSender): EntryForm => ({
  ...emptyFields(now, known),
  part: '',
  account: '',
})

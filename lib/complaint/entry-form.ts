import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import type { ComplaintEntry } from '@bieznik/contract/care/complaint'
import { z } from 'zod'
import { arrivalFields } from '@/lib/withdrawal/entry-form'
import { complaintFieldsSchema } from '@/lib/complaint/check-complaint'

/** In the order in which they are shown. */
export const entryFields = [
  'channel',
  'receivedOn',
  'language',
  'name',
  'email',
  'order',
  'text',
  'demand',
  'basis',
] as const

/**
 * A complaint that came by mail, letter or phone, as staff type it; only the e-mail address may be missing. The messages are keys of
 * `complaint.errors`, `withdrawal.errors` and `admin_withdrawals.errors`.
 */
export const entryFormSchema = (now: () => Date) =>
  z
    .object({ ...complaintFieldsSchema.shape, ...arrivalFields(now) })
    .transform(({ email, ...entry }): ComplaintEntry => ({
      ...entry,
      email: email === '' ? undefined : email,
      photos: [],
    }))

export type FilledComplaint = z.output<ReturnType<typeof entryFormSchema>>
export type EntryForm = z.input<ReturnType<typeof entryFormSchema>>

/** An empty form, for a complaint that came today. */
export const emptyEntry = (now: Date): EntryForm => ({
  channel: 'phone',
  receivedOn: dayInWarsaw(now),
  language: 'pl',
  name: '',
  email: '',
  order: '',
  text: '',
  demand: 'repair',
  basis: 'conformity',
})

import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { languages } from '@bieznik/contract/language'
import { receivedDaySchema } from '@bieznik/contract/platform/received-day'
import { cleanCode } from '@bieznik/contract/platform/typed-text'
import type { WithdrawalChannel } from '@bieznik/contract/care/withdrawal-status'
import { z } from 'zod'
import { typedEmailSchema } from '@/lib/account/typed-email'
import { partSchema, personSchema } from '@/lib/withdrawal/check-withdrawal'

/** How a statement comes that staff write down. */
export const entryChannels = ['phone', 'letter', 'mail'] as const satisfies readonly Exclude<
  WithdrawalChannel,
  'web'
>[]

/** In the order in which they are shown. */
export const entryFields = [
  'channel',
  'receivedOn',
  'language',
  'name',
  'email',
  'order',
  'part',
  'account',
] as const

const isEmailOrNone = (typed: string): boolean => typed === '' || typedEmailSchema.safeParse(typed).success

/** What is written down of every statement that came otherwise than by its form. */
export const arrivalFields = (now: () => Date) => ({
  channel: z.enum(entryChannels),
  receivedOn: z.iso
    .date({ error: 'day_required', abort: true })
    .pipe(receivedDaySchema)
    .refine((day) => day <= dayInWarsaw(now()), 'in_future'),
  language: z.enum(languages),
  email: z.string().overwrite(cleanCode).refine(isEmailOrNone, 'email_invalid'),
})

/**
 * A statement that came by mail, letter or phone, as staff type it; e-mail address and account may be missing. The messages are keys of
 * `withdrawal.errors` and `admin_withdrawals.errors`.
 */
export const entryFormSchema = (now: () => Date) =>
  z
    .object({
      ...arrivalFields(now),
      name: personSchema.shape.name,
      order: personSchema.shape.order,
      part: partSchema,
      account: personSchema.shape.account,
    })
    .transform(({ part, email, ...entry }) => ({
      ...entry,
      email: email === '' ? undefined : email,
      lines: part.length === 0 ? null : part.map((title) => ({ title, pieces: null })),
    }))

export type EntryForm = z.input<ReturnType<typeof entryFormSchema>>
export type FilledEntry = z.output<ReturnType<typeof entryFormSchema>>

/** An empty form, for a statement that came today. */
export const emptyEntry = (now: Date): EntryForm => ({
  channel: 'phone',
  receivedOn: dayInWarsaw(now),
  language: 'pl',
  name: '',
  email: '',
  order: '',
  part: '',
  account: '',
})

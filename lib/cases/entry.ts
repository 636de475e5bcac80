import { entryChannels } from '@bieznik/contract/care/case-channel'
import { languages, type Language } from '@bieznik/contract/language'
import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { receivedDaySchema } from '@bieznik/contract/platform/received-day'
import { cleanCode } from '@bieznik/contract/platform/typed-text'
import { z } from 'zod'
import { typedEmailSchema } from '@/lib/account/typed-email'
import { personFields } from './person'

/* What staff write down of every withdrawal and complaint that came otherwise than by its form. */

/** In the order in which they are shown. */
export const entryNames = ['channel', 'receivedOn', 'language', 'name', 'email', 'order'] as const

const isEmailOrNone = (typed: string): boolean => typed === '' || typedEmailSchema.safeParse(typed).success

/** The messages are keys of `withdrawal.errors` and `admin_withdrawals.errors`. */
export const entryFields = (now: () => Date) => ({
  channel: z.enum(entryChannels),
  receivedOn: z.iso
    .date({ error: 'day_required', abort: true })
    .pipe(receivedDaySchema)
    .refine((day) => day <= dayInWarsaw(now()), 'in_future'),
  language: z.enum(languages),
  ...personFields,
  email: z
    .string()
    .overwrite(cleanCode)
    .refine(isEmailOrNone, 'email_invalid')
    .transform((email) => (email === '' ? undefined : email)),
})

/** What an order says of its buyer, who states something of it. */
export type KnownSender = { name: string; email: string; order: string; language: Language }

const unknownSender: KnownSender = { name: '', email: '', order: '', language: 'pl' }

/** Of one that came today. */
export const emptyFields = (now: Date, known: KnownSender = unknownSender) =>
  ({ channel: 'phone', receivedOn: dayInWarsaw(now), ...known }) as const

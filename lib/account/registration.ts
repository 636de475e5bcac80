import { z } from 'zod'
import { newRecordSchema } from './account'

const { name, surname, phone } = newRecordSchema.shape

/** A simple address pattern: the top-level part has 2 to 4 letters, as the shop has always asked for. */
const EMAIL = /^[\w.%+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,4}$/i

/** The longest address that mail servers take. */
const EMAIL_MAX_LENGTH = 254

/** What somebody fills in to register; the messages are keys of `person.errors`. */
export const registrationSchema = z.object({
  name,
  surname,
  email: z
    .string()
    .trim()
    .min(1, 'email_required')
    .max(EMAIL_MAX_LENGTH, 'email_invalid')
    .regex(EMAIL, 'email_invalid'),
  password: z.string().min(1, 'password_required').min(6, 'password_short').max(20, 'password_long'),
  phone,
  consent: z.boolean().refine((given) => given, 'consent_required'),
})
export type RegistrationInput = z.input<typeof registrationSchema>
export type Registration = z.output<typeof registrationSchema>

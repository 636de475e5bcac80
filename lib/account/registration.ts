import { z } from 'zod'
import { newRecordSchema } from './account'
import { typedEmailSchema } from './typed-email'

const { name, surname, phone } = newRecordSchema.shape

/** What somebody fills in to register; the messages are keys of `person.errors`. */
export const registrationSchema = z.object({
  name,
  surname,
  email: typedEmailSchema,
  password: z.string().min(1, 'password_required').min(6, 'password_short').max(20, 'password_long'),
  phone,
  consent: z.boolean().refine((given) => given, 'consent_required'),
})
export type RegistrationInput = z.input<typeof registrationSchema>
export type Registration = z.output<typeof registrationSchema>

import { emailSchema } from '@bieznik/contract/people/email'
import { cleanCode, isVisible } from '@bieznik/contract/platform/typed-text'
import { z } from 'zod'

/** An e-mail address as a form asks for it; the messages are keys of `person.errors` and `contact_form.errors`. */
export const typedEmailSchema = z
  .string()
  .overwrite(cleanCode)
  .refine(isVisible, 'email_required')
  .pipe(emailSchema('email_invalid'))

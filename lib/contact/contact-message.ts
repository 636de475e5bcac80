import { languageSchema } from '@bieznik/contract/selling/order'
import { z } from 'zod'
import { cleanLine, isVisible } from '@bieznik/contract/platform/typed-text'
import { profileSchema } from '@/lib/account/account'
import { typedEmailSchema } from '@/lib/account/typed-email'

/** The longest message, in UTF-16 units, as an input counts them. */
export const MESSAGE_MAX_LENGTH = 4000
const NAME_MAX_LENGTH = 200

/** Half a character, which no mail can carry, becomes the sign for one that is not known. */
const text = () =>
  z
    .string()
    .overwrite((written) => written.toWellFormed())
    .trim()

/** Word processors end lines in half a dozen ways; a mail has one. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * What somebody writes to the shop, under the names of the specification's payload. The messages are keys of
 * `contact_form.errors` in the message files.
 */
export const contactMessageSchema = z.strictObject({
  from_name: text()
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'name_invalid')
    .overwrite(cleanLine)
    .refine(isVisible, 'name_required')
    .max(NAME_MAX_LENGTH, 'name_long'),
  from_email: typedEmailSchema,
  phone: profileSchema.shape.phone,
  message: text()
    .overwrite((written) => written.replaceAll(LINE_ENDS, '\n'))
    .refine(isVisible, 'message_required')
    .max(MESSAGE_MAX_LENGTH, 'message_long')
    .regex(/^(?:[\n\t]|[^\p{Cc}])*$/u, 'message_invalid'),
})
export type ContactMessage = z.output<typeof contactMessageSchema>

/** `POST /api/contact`: the message, the language of the page, and what tells a robot. */
export const contactRequestSchema = contactMessageSchema.extend({
  language: languageSchema,
  /** A field that no person sees. */
  trap: z.string(),
  /** How long the form was open, in milliseconds. */
  openFor: z.int().min(0),
})
export type ContactRequest = z.output<typeof contactRequestSchema>

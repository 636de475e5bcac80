import { mailAddressSchema } from '@bieznik/backend-kit/mail/address-schema'
import { z } from 'zod'

/** How messages from the contact form leave: see `lib/contact/deliver-contact.server.ts`. */
export const mailVariables = {
  /** The e-mail sending service, when all three are set. */
  EMAILJS_SERVICE_ID: z.string().min(1).optional(),
  EMAILJS_TEMPLATE_ID: z.string().min(1).optional(),
  EMAILJS_PUBLIC_KEY: z.string().min(1).optional(),
  /** For an account that asks for it ("Use Private Key"). */
  EMAILJS_PRIVATE_KEY: z.string().min(1).optional(),
  EMAILJS_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.emailjs.com/api/v1.0/email/send'),
  /** Else this mail server, which needs a sender. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: mailAddressSchema.optional(),
  /** Else a folder, where each mail becomes a file. */
  MAIL_OUTBOX_DIR: z.string().min(1).default('.data/outbox'),
  /** Who reads what people write; not set: the address that the pages show. */
  CONTACT_TO: mailAddressSchema.optional(),
}

interface MailVariables {
  EMAILJS_SERVICE_ID?: string | undefined
  EMAILJS_TEMPLATE_ID?: string | undefined
  EMAILJS_PUBLIC_KEY?: string | undefined
  EMAILJS_PRIVATE_KEY?: string | undefined
  SMTP_URL?: string | undefined
  MAIL_FROM?: object | undefined
}

/** The variable that is lacking beside others that are set; null: none is. */
export function missingMailVariable(env: MailVariables): string | null {
  if (env.SMTP_URL && !env.MAIL_FROM) return 'MAIL_FROM'
  const service = ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY'] as const
  const missing = service.filter((name) => !env[name])
  const isWanted = missing.length < service.length || env.EMAILJS_PRIVATE_KEY !== undefined
  return isWanted ? (missing[0] ?? null) : null
}

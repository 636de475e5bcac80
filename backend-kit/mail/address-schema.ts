import { emailSchema } from '@bieznik/contract/people/email'
import { z } from 'zod'
import type { MailAddress } from './letter.ts'

/** `Name <address>` or an address alone, as the environment has it. */
export const mailAddressSchema = z
  .string()
  .trim()
  .regex(/^[^<>\p{Cc}]*<[^<>\s]+>$|^[^<>\s]+$/u)
  .transform((written, context): MailAddress => {
    const [, name = '', address = written] = /^(.*?)\s*<(.+)>$/.exec(written) ?? []
    const parsed = emailSchema().safeParse(address)
    if (parsed.success) return { name, address: parsed.data }
    context.addIssue({ code: 'invalid_format', format: 'email', input: address })
    return z.NEVER
  })

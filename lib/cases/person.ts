import { cleanLine, isVisible } from '@bieznik/contract/platform/typed-text'
import { z } from 'zod'
import { typedEmailSchema } from '@/lib/account/typed-email'

/** Keys of `withdrawal.errors` in the message files. */
export const personErrorKeys = [
  'name_required',
  'name_long',
  'name_invalid',
  'email_required',
  'email_invalid',
  'order_required',
  'order_long',
  'order_invalid',
] as const

const line = (field: 'name' | 'order', max: number) =>
  z
    .string()
    .trim()
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, `${field}_invalid`)
    .overwrite(cleanLine)
    .refine(isVisible, `${field}_required`)
    .max(max, `${field}_long`)

/** Who withdraws or complains, and of which order. */
export const personFields = {
  name: line('name', 120),
  email: typedEmailSchema,
  order: line('order', 200),
}

/** The first error of each field, as far as it is one of the keys. */
export function firstErrors<Field extends string, Key extends string>(
  error: z.ZodError | undefined,
  fields: readonly Field[],
  keys: readonly Key[],
): Partial<Record<Field, Key>> {
  const errors: Partial<Record<Field, Key>> = {}
  for (const field of fields) {
    const message = error?.issues.find(({ path }) => path[0] === field)?.message
    const key = keys.find((each) => each === message)
    if (key) errors[field] = key
  }
  return errors
}

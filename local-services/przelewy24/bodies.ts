import { z } from 'zod'
import { P24Refusal } from './refusals.ts'

/** Body of `POST /api/v1/transaction/register`, as far as the shop uses it. */
export const registrationSchema = z.object({
  merchantId: z.int(),
  posId: z.int(),
  sessionId: z.string().min(1).max(100),
  amount: z.int().min(1),
  currency: z.literal('PLN'),
  description: z.string().min(1).max(1024),
  email: z.string().min(3).max(50),
  country: z.string().length(2),
  language: z.enum([
    'pl',
    'en',
    'de',
    'es',
    'fr',
    'it',
    'cs',
    'sk',
    'nl',
    'hr',
    'hu',
    'pt',
    'ro',
    'bg',
    'se',
  ]),
  urlReturn: z.url().max(250),
  urlStatus: z.url().max(250),
  /** Where what the bank says of BLIK is sent. */
  urlCardPaymentNotification: z.url().max(250).optional(),
  waitForResult: z.boolean().optional(),
  regulationAccept: z.boolean().optional(),
  transferLabel: z.string().max(20).optional(),
  encoding: z.string().optional(),
  /** 181: BLIK by a code that is typed in at the shop. */
  method: z.int().optional(),
  /** Who pays; without it no code is charged. */
  additional: z
    .object({ PSU: z.object({ IP: z.string().optional(), userAgent: z.string().optional() }) })
    .optional(),
  sign: z.string(),
})

/** Body of `PUT /api/v1/transaction/verify`. */
export const verificationSchema = z.object({
  merchantId: z.int(),
  posId: z.int(),
  sessionId: z.string(),
  amount: z.int(),
  currency: z.string(),
  orderId: z.int(),
  sign: z.string(),
})

/** Body of `POST /api/v1/transaction/refund`. */
export const refundSchema = z.object({
  requestId: z.string().min(1).max(45),
  refundsUuid: z.string().min(1).max(35),
  urlStatus: z.url().optional(),
  refunds: z.tuple([
    z.object({
      orderId: z.int(),
      sessionId: z.string(),
      amount: z.int().min(1),
      description: z.string().max(35).optional(),
    }),
  ]),
})

/** Body of `POST /api/v1/paymentMethod/blik/chargeByCode`. */
export const chargeSchema = z.object({ token: z.string(), blikCode: z.string().regex(/^\d{6}$/) })

/** Throws what Przelewy24 replies to a body that is none of its own: `words`, or the fields that are wrong. */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  words?: string,
): z.output<Schema> {
  const result = schema.safeParse(body)
  if (!result.success) {
    const paths = result.error.issues.map(({ path }) => path.join('.'))
    throw new P24Refusal(400, words ?? `Incorrect input data: ${paths.join(', ')}`)
  }
  return result.data
}

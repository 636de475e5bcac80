import { z } from 'zod'

/** Money as PayPal takes it for a currency with cents. */
export const amountSchema = z.strictObject({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^\d{1,7}\.\d{2}$/),
})
export type Amount = z.output<typeof amountSchema>

const experienceSchema = z.strictObject({
  brand_name: z.string().min(1).max(127).optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/)
    .optional(),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']).optional(),
})

/** Body of `POST /v2/checkout/orders`, as far as the shop uses it. */
export const orderRequestSchema = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.strictObject({
      custom_id: z.string().min(1).max(127).optional(),
      invoice_id: z.string().min(1).max(127).optional(),
      payee: z.strictObject({ merchant_id: z.string().regex(/^[2-9A-HJ-NP-Z]{13}$/) }).optional(),
      amount: amountSchema,
    }),
  ]),
  payment_source: z
    .strictObject({ paypal: z.strictObject({ experience_context: experienceSchema.optional() }) })
    .optional(),
})
export type OrderRequest = z.output<typeof orderRequestSchema>

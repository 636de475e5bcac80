import { z } from 'zod'
import { ProblemError } from '../../../platform/http/problem-error.ts'
import type { PaypalAnswer } from './paypal-call.ts'
import type { WalletOrder } from './wallet.ts'

const amountSchema = z
  .object({ currency_code: z.string(), value: z.string() })
  .transform(({ currency_code: currency, value }) => ({ currency, value }))

const captureSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['COMPLETED', 'DECLINED', 'FAILED', 'PENDING', 'REFUNDED', 'PARTIALLY_REFUNDED']),
  amount: amountSchema,
})

/** A refund of Payments v2, as far as it is looked at. */
export const refundSchema = z
  .object({
    status: z.string().min(1),
    custom_id: z.string().optional(),
    status_details: z.object({ reason: z.string().optional() }).optional(),
  })
  .transform(({ status, custom_id, status_details }) => ({
    status,
    reason: status_details?.reason ?? null,
    customId: custom_id ?? null,
  }))
const unitSchema = z.object({
  custom_id: z.string().optional(),
  payee: z.object({ merchant_id: z.string().optional() }).optional(),
  payments: z
    .object({ captures: z.array(captureSchema).default([]), refunds: z.array(refundSchema).default([]) })
    .optional(),
})

/** An order of PayPal's Orders v2; we make them with one purchase unit. */
export const walletOrderSchema = z
  .object({ id: z.string().min(1), status: z.string(), purchase_units: z.tuple([unitSchema]) })
  .transform(({ id, status, purchase_units: [unit] }): WalletOrder => ({
    id,
    isVoid: status === 'VOIDED',
    payee: unit.payee?.merchant_id ?? null,
    customId: unit.custom_id ?? null,
    captures: unit.payments?.captures ?? [],
    refunds: unit.payments?.refunds ?? [],
  }))

export const createdOrderSchema = z.object({ id: z.string().regex(/^[A-Z\d]{8,36}$/) })

export const verificationSchema = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) })

function odd({ status, issue }: PaypalAnswer, cause?: unknown): ProblemError {
  return new ProblemError(
    'upstream_failed',
    `The payment provider answered ${status}${issue === null ? '' : ` (${issue})`}.`,
    { cause },
  )
}

/** Reads a good response. Throws upstream_failed for any other. */
export function read<Schema extends z.ZodType>(answer: PaypalAnswer, schema: Schema): z.output<Schema> {
  if (answer.status >= 300) throw odd(answer)
  const result = schema.safeParse(answer.body)
  if (result.success) return result.data
  // The paths alone: the values may name the buyer.
  throw odd(
    answer,
    new Error(`not as expected: ${result.error.issues.map(({ path }) => path.join('.')).join(', ')}`),
  )
}

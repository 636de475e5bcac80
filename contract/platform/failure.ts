import { z } from 'zod'
import { emailSchema } from '../people/email.ts'
import { orderIdSchema } from '../selling/order-id.ts'

/* Work that was given up after its retries and needs a member of staff. */

/** `invoice`: one that the shop could not issue. `ksef`: one that KSeF did not take. `courier`: who was to collect parcels. */
export const failureKinds = ['mail', 'ksef', 'refund', 'shipment', 'courier', 'invoice'] as const
export type FailureKind = (typeof failureKinds)[number]

const failureSchema = z.strictObject({
  kind: z.enum(failureKinds),
  /** Of what was tried, within its kind. */
  id: z.string(),
  /** What it belongs to; a mail to a withdrawal or a complaint may have no order. */
  orderId: orderIdSchema.nullable(),
  withdrawalId: orderIdSchema.nullable(),
  complaintId: orderIdSchema.nullable(),
  failedAt: z.iso.datetime(),
  /** Codes, or the words of a payment provider; null: there was no response. */
  reason: z.string().nullable(),
  /** The kind of a mail, or the state of a refund. */
  detail: z.string().nullable(),
  /** Whom a mail was for. */
  recipient: z.string().nullable(),
  /** Whether it can be tried again as it is. */
  canRetry: z.boolean(),
})
export type Failure = z.output<typeof failureSchema>

/** The oldest first; `total` counts all that there are. */
export const failuresSchema = z.strictObject({ total: z.int().min(0), failures: z.array(failureSchema) })
export type Failures = z.output<typeof failuresSchema>

export const failureParamSchema = z.strictObject({
  kind: z.enum(failureKinds),
  id: z.string().regex(/^[\da-f-]{1,36}$/),
})
export type FailureParam = z.output<typeof failureParamSchema>

/** Another address is for mails alone. */
export const retryFailureSchema = z.strictObject({ recipient: emailSchema().optional() })
export type RetryFailure = z.output<typeof retryFailureSchema>

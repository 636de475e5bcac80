import { z } from 'zod'
import { orderIdSchema } from '../selling/order-id.ts'
import { typedCode, typedLine } from '../platform/typed-text.ts'

/** Whom an invoice names, without the country, which stays. */
const invoicedBuyerSchema = z.strictObject({
  name: typedLine(200),
  /** Of a company; null: a person has none. */
  taxId: typedCode(20).nullable(),
  address: typedLine(200),
  postCode: typedCode(20),
  city: typedLine(100),
})

/** Body of a correction of the buyer's data: all of them as they should have been. */
export const correctBuyerSchema = z.strictObject({
  /** The newest invoice or correction of the order that the caller saw; when there is a newer one, the correction is refused. */
  lastSeen: orderIdSchema,
  buyer: invoicedBuyerSchema,
})
export type CorrectBuyer = z.output<typeof correctBuyerSchema>

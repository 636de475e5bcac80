import { z } from 'zod'
import { moneySchema } from './money.ts'

/** What a bank transfer for an order needs, as its buyer sees it. */
export const transferDetailsSchema = z.strictObject({
  /** 26 digits, of a Polish account. */
  account: z.string().regex(/^\d{26}$/),
  recipient: z.string(),
  /** By which the money is matched to the order. */
  title: z.string(),
  /** What is due. */
  amount: moneySchema,
  /** The last day, in Warsaw; null: none was set. */
  paidUntil: z.iso.date().nullable(),
  /** The QR code of the Polish Bank Association: an SVG path of so many modules a side. null: the amount is too large for one. */
  code: z.strictObject({ size: z.int().positive(), path: z.string() }).nullable(),
})
export type TransferDetails = z.output<typeof transferDetailsSchema>

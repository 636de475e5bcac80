import { z } from 'zod'
import type { Grosze } from './grosze.ts'

export {
  addMoney,
  amountDue,
  grosze,
  groszeFromPln,
  multiplyMoney,
  plnFromGrosze,
  totalOf,
  type Grosze,
} from './grosze.ts'

const groszeSchema = z.int().brand<'Grosze'>()

/** Largest amount that the shop handles: 10 million PLN. Sums of a full cart stay far inside the safe integers. */
export const MAX_PLN = 10_000_000

/**
 * Money on the wire is PLN as a JSON number with at most two decimals; inside it is grosze.
 * Decoding (reading the wire) gives grosze, encoding (writing the wire) gives PLN.
 */
export const moneyWithin = (min: number, max: number) =>
  z.codec(z.number().min(min).max(max).multipleOf(0.01), groszeSchema, {
    decode: (pln) => Math.round(pln * 100),
    encode: (amount) => amount / 100,
  })

export const moneySchema = moneyWithin(0, MAX_PLN)

/** The price of one US dollar: the middle rate of table A of the National Bank of Poland. */
export const exchangeRateSchema = z.strictObject({
  /** PLN for one USD, four decimals, for example 3.6214. */
  plnPerUsd: z.number().positive().max(1000),
  /** The day that the rate is of. */
  date: z.iso.date(),
})
export type ExchangeRate = z.output<typeof exchangeRateSchema>

/** Grosze → US cents at the given rate, half up. */
export function usdCents(amount: Grosze, rate: Pick<ExchangeRate, 'plnPerUsd'>): number {
  const tenThousandths = Math.round(rate.plnPerUsd * 10_000)
  return Math.floor((amount * 10_000 + Math.floor(tenThousandths / 2)) / tenThousandths)
}

import { z } from 'zod'

/** An amount of money in grosze (1/100 PLN), always a safe integer. Made only by the functions of this file. */
export type Grosze = number & z.$brand<'Grosze'>

const groszeSchema = z.int().brand<'Grosze'>()

/** Takes a whole number of grosze as money. Throws when it is not a safe integer. */
export function grosze(amount: number): Grosze {
  return groszeSchema.parse(amount)
}

/** 412.5 (PLN, at most two decimals) → 41250 grosze. */
export function groszeFromPln(pln: number): Grosze {
  return grosze(Math.round(pln * 100))
}

/** 41250 grosze → 412.5 PLN, the nearest double, which prints with at most two decimals. */
export function plnFromGrosze(amount: Grosze): number {
  return amount / 100
}

export function addMoney(...amounts: readonly Grosze[]): Grosze {
  return grosze(amounts.reduce((sum, amount) => sum + amount, 0))
}

export function multiplyMoney(amount: Grosze, quantity: number): Grosze {
  return grosze(amount * quantity)
}

/** What is still to be paid of `total` once `paid` has been; whoever paid more owes nothing. */
export function amountDue(total: Grosze, paid: Grosze): Grosze {
  return grosze(Math.max(0, total - paid))
}

/** What the lines of a cart or an order come to. */
export function totalOf(lines: readonly { price: Grosze; quantity: number }[]): Grosze {
  return addMoney(...lines.map((line) => multiplyMoney(line.price, line.quantity)))
}

/** Largest amount that the shop handles: 10 million PLN. Sums of a full cart stay far inside the safe integers. */
export const MAX_PLN = 10_000_000

/**
 * Money on the wire is PLN as a JSON number with at most two decimals; inside it is grosze.
 * Decoding (reading the wire) gives grosze, encoding (writing the wire) gives PLN.
 */
export const moneySchema = z.codec(z.number().min(0).max(MAX_PLN).multipleOf(0.01), groszeSchema, {
  decode: (pln) => Math.round(pln * 100),
  encode: (amount) => amount / 100,
})

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

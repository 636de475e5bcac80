import type { z } from 'zod'

/*
 * The arithmetic of money, apart from its schemas: every page that shows a price calculates in the browser, and none of those that
 * are only read loads Zod for it.
 */

/** An amount of money in grosze (1/100 PLN), always a safe integer. Made only by the functions of this file and of `money.ts`. */
export type Grosze = number & z.$brand<'Grosze'>

const isGrosze = (amount: number): amount is Grosze => Number.isSafeInteger(amount)

/** Takes a whole number of grosze as money. Throws when it is not a safe integer. */
export function grosze(amount: number): Grosze {
  if (!isGrosze(amount)) throw new RangeError('an amount of money is a whole number of grosze')
  return amount
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

/** What is still to be paid of `total` once `paid` has been; nothing when more was paid. */
export function amountDue(total: Grosze, paid: Grosze): Grosze {
  return grosze(Math.max(0, total - paid))
}

/** What the lines of a cart or an order come to. */
export function totalOf(lines: readonly { price: Grosze; quantity: number }[]): Grosze {
  return addMoney(...lines.map((line) => multiplyMoney(line.price, line.quantity)))
}

/** By how many whole percent `price` is below `lowest`, rounded down; null when it is not, for then there is nothing to announce. */
export function percentBelow(price: Grosze, lowest: Grosze): number | null {
  const percent = Math.floor(((lowest - price) * 100) / lowest)
  return percent > 0 ? percent : null
}

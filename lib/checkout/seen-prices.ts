import type { CartLine } from '@bieznik/contract/selling/cart'
import { grosze, type Grosze } from '@bieznik/contract/money/money'
import { z } from 'zod'
import { removeFromTab, readFromTab, writeToTab } from '@/lib/storage/tab-storage'

const KEY = 'bieznik.seenPrices'

/** Grosze by product id. */
const pricesSchema = z.strictObject({ version: z.literal(1), prices: z.record(z.string(), z.int().min(0)) })

/** The prices that the buyer has been shown and has not refused, in this tab. */
export function rememberPrices(lines: readonly CartLine[]): void {
  const prices = Object.fromEntries(lines.map(({ product }) => [product.id, product.price]))
  writeToTab(KEY, { version: 1, prices })
}

/** The price that was shown last for each product. */
export function seenPrices(): ReadonlyMap<number, Grosze> {
  const stored = readFromTab(KEY, pricesSchema)?.prices ?? {}
  return new Map(Object.entries(stored).map(([id, price]) => [Number(id), grosze(price)]))
}

export function forgetPrices(): void {
  removeFromTab(KEY)
}

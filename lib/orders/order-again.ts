import type { OrderItem } from '@bieznik/contract/selling/order'
import type { ProblemCode } from '@bieznik/contract/problem'
import { sendIntent } from '@/lib/cart/send-intent'
import { problemCodeOf } from '@/lib/http/problem-error'

/** What is no longer sold, or not in this number. */
const UNAVAILABLE = new Set<ProblemCode>(['out_of_stock', 'not_for_sale', 'not_found'])

/** Puts the items of an order into the cart. Returns those that cannot be had; throws what stands against all of them. */
export async function orderAgain(uid: string, items: readonly OrderItem[]): Promise<OrderItem[]> {
  const missing: OrderItem[] = []
  for (const item of items) {
    const { productId, quantity } = item
    try {
      await sendIntent(uid, { kind: 'add', productId, quantity })
    } catch (error) {
      const code = problemCodeOf(error)
      if (UNAVAILABLE.has(code)) missing.push(item)
      else if (code !== 'already_in_cart') throw error
    }
  }
  return missing
}

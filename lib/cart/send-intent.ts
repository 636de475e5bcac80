import { cartSchema, maxLineQuantity, type CartLine } from '@bieznik/contract/selling/cart'
import type { ProblemCode } from '@bieznik/contract/problem'
import { z } from 'zod'
import { getAuthState } from '@/lib/auth/auth-state'
import { callBff } from '@/lib/http/bff'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'
import type { CartIntent } from './cart-intents'

export interface CartOutcome {
  /** The cart afterwards; null: it has to be read. */
  lines: CartLine[] | null
  /** Lines that could not be brought back. */
  missing: readonly CartLine[]
}

/**
 * Makes a call for the cart of `uid`. The token is that of the person signed in on this browser by now, and that can change in
 * another tab: then nothing is sent for the wrong person, and what came back is not taken for the other's.
 */
export async function callForCartOf<Reply>(uid: string, call: () => Promise<Reply>): Promise<Reply> {
  requireStillThere(uid)
  const reply = await call()
  requireStillThere(uid)
  return reply
}

/** Before it is known who is signed in (`uid` is empty), everybody may be the right one. */
function requireStillThere(uid: string): void {
  const auth = getAuthState()
  if (uid === '' || auth.status === 'loading') return
  if (auth.status === 'signed-out' || auth.person.uid !== uid)
    throw new ProblemError('unauthenticated', 'somebody else is signed in by now')
}

/** Does at the server what the person wants. Throws a `ProblemError`; lines that cannot come back are no failure. */
export async function sendIntent(uid: string, intent: CartIntent): Promise<CartOutcome> {
  switch (intent.kind) {
    case 'add':
      return changed(await addItem(uid, intent.productId, intent.quantity))
    case 'quantity': {
      const { productId, quantity } = intent
      return changed(await changeItem(uid, productId, { method: 'PATCH', json: { quantity } }))
    }
    case 'remove':
      return changed(await changeItem(uid, intent.productId, { method: 'DELETE' }))
    case 'clear':
      await callForCartOf(uid, () => callBff('/api/cart', { method: 'DELETE', reply: z.null() }))
      return changed([])
    case 'restore':
      return restore(uid, intent.lines)
  }
}

const changed = (lines: CartLine[]): CartOutcome => ({ lines, missing: [] })

function addItem(uid: string, productId: number, quantity: number): Promise<CartLine[]> {
  const request = { method: 'POST', json: { productId, quantity }, reply: cartSchema } as const
  return callForCartOf(uid, () => callBff('/api/cart/items', request))
}

type ItemChange = { method: 'PATCH'; json: { quantity: number } } | { method: 'DELETE' }

function changeItem(uid: string, productId: number, change: ItemChange): Promise<CartLine[]> {
  return callForCartOf(uid, () => callBff(`/api/cart/items/${productId}`, { ...change, reply: cartSchema }))
}

/** What stands against one line and not against the others. */
const OF_ONE_LINE = new Set<ProblemCode>(['out_of_stock', 'not_for_sale', 'not_found'])

/** One after another, so that they come back in their order. */
async function restore(uid: string, lines: readonly CartLine[]): Promise<CartOutcome> {
  const missing: CartLine[] = []
  let answer: CartLine[] | null = null
  for (const [index, line] of lines.entries()) {
    try {
      answer = await addItem(uid, line.product.id, restorableQuantity(line))
    } catch (error) {
      const code = problemCodeOf(error)
      if (OF_ONE_LINE.has(code)) missing.push(line)
      // It is back already: taking it out had failed, or another tab was quicker.
      else if (code === 'already_in_cart') answer = null
      else return { lines: null, missing: [...missing, ...lines.slice(index)] }
    }
  }
  return { lines: answer, missing }
}

/** A line that asked for more than there was comes back with what was left. */
function restorableQuantity({ product, quantity }: CartLine): number {
  return Math.max(1, Math.min(quantity, maxLineQuantity(product)))
}

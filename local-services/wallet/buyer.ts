import { z } from 'zod'
import type { Call } from './http.ts'
import type { Orders } from './orders.ts'
import type { Answer } from './replay.ts'
import type { Webhooks } from './webhooks.ts'

/** PayPal's id of every buyer of the stand-in. */
const PAYER = 'QYR5Z8XDVJNXQ'

const instruments = { approve: 'good', decline: 'declined', review: 'reviewed' } as const
const choiceSchema = z.enum(['approve', 'decline', 'review'])

/** What the button's dialog asks and says on the buyer's behalf; on PayPal's side this is a site of its own. */
export function makeBuyer({ orders, webhooks }: { orders: Orders; webhooks: Webhooks }) {
  return ({ method, path, body, base }: Call): Answer | null => {
    const id = /^\/checkoutnow\/(\w+)$/.exec(path)?.[1]
    if (id === undefined) return null
    if (method === 'GET') {
      const { value, currency_code } = orders.require(id).unit.amount
      return { status: 200, body: `${value} ${currency_code}` }
    }
    const choice = choiceSchema.safeParse(new URLSearchParams(body).get('choice'))
    if (!choice.success) return { status: 400, body: { error: 'choice: approve, decline or review' } }
    const order = orders.approve(id, instruments[choice.data])
    webhooks.tell('CHECKOUT.ORDER.APPROVED', order, base)
    return { status: 200, body: PAYER }
  }
}

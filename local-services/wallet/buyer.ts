import { z } from 'zod'
import type { Call } from './http.ts'
import type { Orders } from './orders.ts'
import { declines } from './refusal.ts'
import type { Answer } from './replay.ts'
import type { Webhooks } from './webhooks.ts'

/** PayPal's id of every buyer of the stand-in. */
const PAYER = 'QYR5Z8XDVJNXQ'

/** `reason`: why the money will not be taken. */
const choiceSchema = z.discriminatedUnion('choice', [
  z.object({ choice: z.literal('approve') }).transform(() => 'good' as const),
  z.object({ choice: z.literal('review') }).transform(() => 'reviewed' as const),
  z
    .object({ choice: z.literal('decline'), reason: z.enum(declines).default('INSTRUMENT_DECLINED') })
    .transform(({ reason }) => reason),
])

/** What the button's dialog asks and says on the buyer's behalf; on PayPal's side this is a site of its own. */
export function makeBuyer({ orders, webhooks }: { orders: Orders; webhooks: Webhooks }) {
  return ({ method, path, body, base }: Call): Answer | null => {
    const id = /^\/checkoutnow\/(\w+)$/.exec(path)?.[1]
    if (id === undefined) return null
    if (method === 'GET') {
      const { value, currency_code } = orders.require(id).unit.amount
      return { status: 200, body: `${value} ${currency_code}` }
    }
    const instrument = choiceSchema.safeParse(Object.fromEntries(new URLSearchParams(body)))
    if (!instrument.success) return { status: 400, body: { error: 'choice: approve, decline or review' } }
    const order = orders.approve(id, instrument.data)
    webhooks.tell('CHECKOUT.ORDER.APPROVED', { order }, base)
    return { status: 200, body: PAYER }
  }
}

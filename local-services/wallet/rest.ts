import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { describeOrder, describeRefund } from './describe.ts'
import { readJson, type Call } from './http.ts'
import { orderRequestSchema } from './order-request.ts'
import type { Order, Orders } from './orders.ts'
import { Refusal } from './refusal.ts'
import type { Answer, Replays } from './replay.ts'
import type { Lie, Operation, Trouble, Troubles } from './faults.ts'
import type { Webhooks } from './webhooks.ts'

export type RestDeps = { orders: Orders; replays: Replays; troubles: Troubles; webhooks: Webhooks }

/** The connection is cut instead of an answer. */
export class Cut extends Error {}

/** `lie`: what the answer is to be wrong about. */
type Work = (call: Call, id: string, lie: Lie | null) => Answer

type Route = { operation: Operation; method: string; path: RegExp; work: Work }

const refundRequestSchema = z.object({
  amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
})

/** What is answered of an order to those who did not ask for all of it. */
function brief(order: Order, { headers, base }: Call, lie: Lie | null): object {
  const whole = describeOrder(order, base, lie)
  const { id, status, links } = whole
  return headers.prefer === 'return=representation' ? whole : { id, status, links }
}

function routesOf({ orders, webhooks }: RestDeps): Route[] {
  return [
    {
      operation: 'create',
      method: 'POST',
      path: /^\/v2\/checkout\/orders$/,
      work: (call, _id, lie) => {
        const order = orders.create(readJson(call, orderRequestSchema))
        return { status: 201, body: brief(order, call, lie) }
      },
    },
    {
      operation: 'get',
      method: 'GET',
      path: /^\/v2\/checkout\/orders\/(\w+)$/,
      work: ({ base }, id, lie) => ({ status: 200, body: describeOrder(orders.require(id), base, lie) }),
    },
    {
      operation: 'capture',
      method: 'POST',
      path: /^\/v2\/checkout\/orders\/(\w+)\/capture$/,
      work: (call, id, lie) => {
        const order = orders.capture(id)
        if (order.capture?.status === 'COMPLETED')
          webhooks.tell('PAYMENT.CAPTURE.COMPLETED', order, call.base)
        return { status: 201, body: brief(order, call, lie) }
      },
    },
    {
      operation: 'refund',
      method: 'POST',
      path: /^\/v2\/payments\/captures\/(\w+)\/refund$/,
      work: (call, id) => {
        const { order, capture, refund } = orders.refund(id, readJson(call, refundRequestSchema).amount)
        webhooks.tell('PAYMENT.CAPTURE.REFUNDED', order, call.base)
        return { status: 201, body: describeRefund(order, capture, refund, call.base) }
      },
    },
    {
      operation: 'verify',
      method: 'POST',
      path: /^\/v1\/notifications\/verify-webhook-signature$/,
      work: ({ body }) => ({
        status: 200,
        body: { verification_status: webhooks.verify(body) ? 'SUCCESS' : 'FAILURE' },
      }),
    },
  ]
}

/** What goes wrong before anything is done. */
async function suffer(trouble: Trouble | null): Promise<void> {
  if (trouble?.kind === 'slow') await sleep(trouble.delayMs)
  if (trouble?.kind === 'fail') throw new Refusal('INTERNAL_SERVER_ERROR')
  if (trouble?.kind === 'refuse') throw new Refusal('AUTHENTICATION_FAILURE')
}

/** The calls that need an access token. null: there is no such path. */
export function makeRest(deps: RestDeps) {
  const routes = routesOf(deps)
  return async (call: Call): Promise<Answer | null> => {
    const route = routes.find(({ method, path }) => method === call.method && path.test(call.path))
    if (!route) return null
    const trouble = deps.troubles.next(route.operation)
    await suffer(trouble)
    const id = route.path.exec(call.path)?.[1] ?? ''
    const lie = trouble?.kind === 'lie' ? trouble.about : null
    const requestId = call.headers['paypal-request-id']
    const key = typeof requestId === 'string' ? `${route.operation} ${id} ${requestId}` : null
    const answer = await deps.replays(key, async () => route.work(call, id, lie))
    if (trouble?.kind === 'cut') throw new Cut()
    return answer
  }
}

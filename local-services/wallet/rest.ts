import { setTimeout as sleep } from 'node:timers/promises'
import { describeOrder, describeRefund } from './describe.ts'
import { readJson, type Call } from './http.ts'
import { orderRequestSchema } from './order-request.ts'
import type { Order, Orders } from './orders.ts'
import { refundRequestSchema, type Refunds } from './refunds.ts'
import { Refusal } from './refusal.ts'
import type { Answer, Done, Replays } from './replay.ts'
import type { Lie, Operation, Trouble, Troubles } from './faults.ts'
import type { Webhooks } from './webhooks.ts'

export type RestDeps = {
  orders: Orders
  refunds: Refunds
  replays: Replays
  troubles: Troubles
  webhooks: Webhooks
}

/** The connection is cut instead of an answer. */
export class Cut extends Error {}

type Work = (call: Call, id: string, trouble: Trouble | null) => Done

type Route = { operation: Operation; method: string; path: RegExp; work: Work }

/** What the answer is to be wrong about. */
const lieOf = (trouble: Trouble | null): Lie | null => (trouble?.kind === 'lie' ? trouble.about : null)

/** What is answered of an order to those who did not ask for all of it. */
function brief(order: Order, { headers, base }: Call, trouble: Trouble | null): object {
  const whole = describeOrder(order, base, lieOf(trouble))
  const { id, status, links } = whole
  return headers.prefer === 'return=representation' ? whole : { id, status, links }
}

function routesOf({ orders, refunds, webhooks }: RestDeps): Route[] {
  return [
    {
      operation: 'create',
      method: 'POST',
      path: /^\/v2\/checkout\/orders$/,
      work: (call, _id, trouble) => {
        const order = orders.create(readJson(call, orderRequestSchema))
        return { status: 201, describe: () => brief(order, call, trouble) }
      },
    },
    {
      operation: 'get',
      method: 'GET',
      path: /^\/v2\/checkout\/orders\/(\w+)$/,
      work: ({ base }, id, trouble) => {
        const order = orders.require(id)
        return { status: 200, describe: () => describeOrder(order, base, lieOf(trouble)) }
      },
    },
    {
      operation: 'capture',
      method: 'POST',
      path: /^\/v2\/checkout\/orders\/(\w+)\/capture$/,
      work: (call, id, trouble) => {
        const order = orders.capture(id)
        const isPending = order.capture?.status === 'PENDING'
        webhooks.tell(`PAYMENT.CAPTURE.${isPending ? 'PENDING' : 'COMPLETED'}`, { order }, call.base)
        return { status: 201, describe: () => brief(order, call, trouble) }
      },
    },
    {
      operation: 'refund',
      method: 'POST',
      path: /^\/v2\/payments\/captures\/(\w+)\/refund$/,
      work: (call, id, trouble) => {
        const isHeld = trouble?.kind === 'hold'
        const { order, capture, refund } = refunds.send(id, readJson(call, refundRequestSchema), isHeld)
        webhooks.tell(
          isHeld ? 'PAYMENT.REFUND.PENDING' : 'PAYMENT.CAPTURE.REFUNDED',
          { order, refund },
          call.base,
        )
        return { status: 201, describe: () => describeRefund(order, capture, refund, call.base) }
      },
    },
    {
      operation: 'verify',
      method: 'POST',
      path: /^\/v1\/notifications\/verify-webhook-signature$/,
      work: ({ body }) => {
        const isGenuine = webhooks.verify(body)
        return { status: 200, describe: () => ({ verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' }) }
      },
    },
  ]
}

/** What goes wrong before anything is done. */
async function suffer(trouble: Trouble | null): Promise<void> {
  if (trouble?.kind === 'slow') await sleep(trouble.delayMs)
  if (trouble?.kind === 'fail') throw new Refusal('INTERNAL_SERVER_ERROR')
  if (trouble?.kind === 'refuse') throw new Refusal('AUTHENTICATION_FAILURE')
  if (trouble?.kind === 'short') throw new Refusal('UNPROCESSABLE_ENTITY', 'REFUND_FAILED_INSUFFICIENT_FUNDS')
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
    const requestId = call.headers['paypal-request-id']
    const key = typeof requestId === 'string' ? `${route.operation} ${id} ${requestId}` : null
    const answer = await deps.replays.perform(key, async () => route.work(call, id, trouble))
    if (trouble?.kind === 'cut') throw new Cut()
    return answer
  }
}

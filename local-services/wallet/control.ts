import { z } from 'zod'
import { readJson, type Call } from './http.ts'
import { amountSchema } from './order-request.ts'
import type { Orders } from './orders.ts'
import type { Refunds } from './refunds.ts'
import type { Answer, Replays } from './replay.ts'
import type { Tokens } from './tokens.ts'
import { troubleRequestSchema, type Troubles } from './faults.ts'
import { eventTypes, type Webhooks } from './webhooks.ts'

type ControlDeps = {
  orders: Orders
  refunds: Refunds
  replays: Replays
  tokens: Tokens
  troubles: Troubles
  webhooks: Webhooks
}

const orderSchema = z.object({ order: z.string() })
const reviewSchema = orderSchema.extend({ isFine: z.boolean() })
const decisionSchema = reviewSchema.extend({ refund: z.string().optional() })
const reverseSchema = orderSchema.extend({ amount: amountSchema.optional() })
const webhookSchema = orderSchema.extend({ type: z.enum(eventTypes), refund: z.string().optional() })

/**
 * What only the stand-in has: troubles to order, webhooks to hold in one's hand, and what really happened. It takes JSON
 * alone, which no page of another site can send here.
 */
export function makeControl({ orders, refunds, replays, tokens, troubles, webhooks }: ControlDeps) {
  const done: Answer = { status: 200, body: {} }
  const works: Record<string, (call: Call) => Answer> = {
    'POST /control/trouble': (call) => {
      troubles.add(readJson(call, troubleRequestSchema))
      return done
    },
    'DELETE /control/trouble': () => {
      troubles.clear()
      return done
    },
    'DELETE /control/requests': () => {
      replays.clear()
      return done
    },
    'POST /control/expire': (call) => {
      orders.expire(readJson(call, orderSchema).order)
      return done
    },
    'POST /control/forget': (call) => {
      orders.forget(readJson(call, orderSchema).order)
      return done
    },
    'POST /control/review': (call) => {
      const { order: id, isFine } = readJson(call, reviewSchema)
      const order = orders.review(id, isFine)
      webhooks.tell(isFine ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED', { order }, call.base)
      return done
    },
    'POST /control/refund': (call) => {
      const { isFine, ...which } = readJson(call, decisionSchema)
      const ended = refunds.end(which, isFine)
      webhooks.tell(isFine ? 'PAYMENT.CAPTURE.REFUNDED' : 'PAYMENT.REFUND.FAILED', ended, call.base)
      return done
    },
    'POST /control/reverse': (call) => {
      const { order: id, amount } = readJson(call, reverseSchema)
      webhooks.tell('PAYMENT.CAPTURE.REVERSED', { order: refunds.reverse(id, amount) }, call.base)
      return done
    },
    'POST /control/webhook': (call) => {
      const { type, ...which } = readJson(call, webhookSchema)
      return { status: 200, body: webhooks.make(type, refunds.require(which), call.base) }
    },
    'GET /control/books': () => ({ status: 200, body: { orders: orders.all(), tokens: tokens.count() } }),
  }
  return (call: Call): Answer | null => {
    const work = works[`${call.method} ${call.path}`]
    if (!work) return null
    const isJson = call.method === 'GET' || call.headers['content-type'] === 'application/json'
    return isJson ? work(call) : { status: 415, body: {} }
  }
}

import 'server-only'
import {
  blikReplySchema,
  orderPaymentSchema,
  startedPaymentSchema,
  type OrderPayment,
  type PayByBlik,
  type StartedPayment,
  type StartPayment,
} from '@bieznik/contract/money/payment'
import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { z } from 'zod'
import { env } from '@/lib/env.server'
import type { OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'

function orderCall({ caller, requestId }: OnBehalfOf, orderId: number, rest = '') {
  const path = `/api/${env.SHOP_SEGMENT}/payments/orders/${orderId}${rest}`
  return { path, method: 'POST', token: caller.token, requestId, deadline: 'payment' } as const
}

/** Begins a payment of the caller's order, and returns where to pay. The same key returns the same page. */
export async function payOrder(
  who: OnBehalfOf,
  orderId: number,
  { key, ...json }: StartPayment & { key: string },
): Promise<StartedPayment> {
  const call = { ...orderCall(who, orderId), json, key, reply: startedPaymentSchema }
  return (await callProductApi(call)).data
}

/** Pays the caller's order with a BLIK code, and returns what became of the code. The same key asks the bank once. */
export async function payByBlik(
  who: OnBehalfOf,
  orderId: number,
  { key, ...json }: PayByBlik & { key: string },
): Promise<z.output<typeof blikReplySchema>> {
  const call = { ...orderCall(who, orderId, '/blik'), json, key, reply: blikReplySchema }
  return (await callProductApi(call)).data
}

/** What is known of the payment for the caller's order, after the provider was asked. */
export async function returnToOrder(who: OnBehalfOf, orderId: number): Promise<OrderPayment> {
  return (await callProductApi({ ...orderCall(who, orderId, '/return'), reply: orderPaymentSchema })).data
}

/** Hands a notification on as it came. Throws unauthenticated or invalid_request for one that the provider did not send. */
export async function passOnNotification(
  provider: PaymentProviderName,
  { text, requestId }: { text: string; requestId: string },
): Promise<void> {
  await callProductApi({
    path: `/api/${provider}/notifications`,
    method: 'POST',
    jsonText: text,
    requestId,
    deadline: 'payment',
    reply: z.unknown(),
  })
}

import 'server-only'
import type { PayLinkedByBlik, PayLinkedOrder } from '@bieznik/contract/money/linked-payment'
import {
  blikReplySchema,
  orderPaymentSchema,
  startedPaymentSchema,
  type OrderPayment,
  type StartedPayment,
} from '@bieznik/contract/money/payment'
import type { z } from 'zod'
import { callProductApi } from './client.server'

const call = { path: '/api/linked-order/payment', method: 'POST', deadline: 'payment' } as const

/** Begins a payment of the order of a link, and returns where to pay. Throws not_found for a link that is none of ours. */
export async function payLinkedOrder(
  { key, ...json }: PayLinkedOrder & { key: string },
  requestId: string,
): Promise<StartedPayment> {
  return (await callProductApi({ ...call, json, key, requestId, reply: startedPaymentSchema })).data
}

/** Pays the order of a link with a BLIK code. Throws not_found for a link that is none of ours. */
export async function payLinkedByBlik(
  { key, ...json }: PayLinkedByBlik & { key: string },
  requestId: string,
): Promise<z.output<typeof blikReplySchema>> {
  const path = `${call.path}/blik`
  return (await callProductApi({ ...call, path, json, key, requestId, reply: blikReplySchema })).data
}

/** What is known of the payment for the order of a link, after the provider was asked. */
export async function returnToLinkedOrder(link: string, requestId: string): Promise<OrderPayment> {
  const path = `${call.path}/return`
  return (await callProductApi({ ...call, path, json: { link }, requestId, reply: orderPaymentSchema })).data
}

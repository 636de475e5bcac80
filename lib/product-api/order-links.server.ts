import 'server-only'
import {
  linkedOrderSchema,
  orderLinkReplySchema,
  orderLinkSchema,
  type LinkedOrder,
} from '@bieznik/contract/selling/order-link'
import { ProblemError } from '@/lib/http/problem-error'
import type { OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'

const DEADLINE = 'order' as const

/** The order that the signed link in an address leads to; null: it is none of ours, or has expired. */
export async function getLinkedOrder(link: unknown): Promise<LinkedOrder | null> {
  const known = orderLinkSchema.safeParse(link).data
  if (known === undefined) return null
  try {
    const { data } = await callProductApi({
      path: '/api/linked-order',
      method: 'POST',
      json: { link: known },
      deadline: DEADLINE,
      reply: linkedOrderSchema,
    })
    return data
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found') return null
    throw error
  }
}

/** Cancels the order of a link. Throws not_found, or stale_status once somebody has begun with it. */
export async function cancelLinkedOrder(link: string, requestId: string): Promise<LinkedOrder> {
  const { data } = await callProductApi({
    path: '/api/linked-order/cancel',
    method: 'POST',
    json: { link },
    requestId,
    deadline: DEADLINE,
    reply: linkedOrderSchema,
  })
  return data
}

/** Cancels a line of the order of a link. Throws not_found, of a line that is not there any more too, or stale_status. */
export async function cancelLinkedLine(
  line: { link: string; itemId: number },
  requestId: string,
): Promise<LinkedOrder> {
  const { data } = await callProductApi({
    path: '/api/linked-order/cancel-line',
    method: 'POST',
    json: line,
    requestId,
    deadline: DEADLINE,
    reply: linkedOrderSchema,
  })
  return data
}

/** A signed link to one of the caller's own orders; null: the shop signs none. */
export async function getOrderLink(
  { caller, requestId }: OnBehalfOf,
  orderId: number,
): Promise<{ link: string | null }> {
  const { data } = await callProductApi({
    path: `/api/tires/orders/${orderId}/link`,
    token: caller.token,
    requestId,
    deadline: DEADLINE,
    reply: orderLinkReplySchema,
  })
  return data
}

import 'server-only'
import type { OrderStatus } from '@bieznik/contract/order-status'
import {
  statusMailSchema,
  statusOutcomesSchema,
  type ChangeStatuses,
  type StatusMail,
  type StatusOutcomes,
  type UndoStatuses,
} from '@bieznik/contract/status-changes'
import { callFor, type OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'

function ordersCall(who: OnBehalfOf, path: string) {
  return { ...callFor(who), path: `/api/tires/orders/${path}` }
}

/** Each order by itself: which were changed, and which were refused and why; staff only. */
export async function changeStatuses(who: OnBehalfOf, change: ChangeStatuses): Promise<StatusOutcomes> {
  const { data } = await callProductApi({
    ...ordersCall(who, 'status'),
    method: 'PATCH',
    json: change,
    reply: statusOutcomesSchema,
  })
  return data
}

/** Those whose mail has left, or that others have changed again, are refused; staff only. */
export async function undoStatuses(who: OnBehalfOf, undo: UndoStatuses): Promise<StatusOutcomes> {
  const { data } = await callProductApi({
    ...ordersCall(who, 'undo'),
    method: 'POST',
    json: undo,
    reply: statusOutcomesSchema,
  })
  return data
}

/** What the buyer would be told of a status; staff only. */
export async function getStatusMail(
  who: OnBehalfOf,
  orderId: number,
  status: OrderStatus,
): Promise<StatusMail> {
  const { data } = await callProductApi({
    ...ordersCall(who, `${orderId}/status-mail`),
    query: { status },
    reply: statusMailSchema,
  })
  return data
}

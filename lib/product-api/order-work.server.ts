import 'server-only'
import {
  orderWorkSchema,
  tagsInUseSchema,
  type ChangeHolder,
  type ChangeTag,
  type OrderWork,
} from '@bieznik/contract/order-work'
import { callFor, type OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'

/* What staff keep on orders for each other; staff only. */

function workCall(who: OnBehalfOf, path: string) {
  return { ...callFor(who), path: `/api/tires/orders/${path}` }
}

/** Every tag that an order has, the most used first. */
export async function listTags(who: OnBehalfOf): Promise<string[]> {
  return (await callProductApi({ ...workCall(who, 'tags'), reply: tagsInUseSchema })).data
}

export async function getOrderWork(who: OnBehalfOf, orderId: number): Promise<OrderWork> {
  return (await callProductApi({ ...workCall(who, `${orderId}/work`), reply: orderWorkSchema })).data
}

export async function addNote(who: OnBehalfOf, orderId: number, note: { text: string }): Promise<OrderWork> {
  const call = {
    ...workCall(who, `${orderId}/notes`),
    method: 'POST',
    json: note,
    reply: orderWorkSchema,
  } as const
  return (await callProductApi(call)).data
}

/** Throws changed_meanwhile when another took it or gave it back since. */
export async function changeHolder(
  who: OnBehalfOf,
  orderId: number,
  change: ChangeHolder,
): Promise<OrderWork> {
  const call = {
    ...workCall(who, `${orderId}/holder`),
    method: 'PUT',
    json: change,
    reply: orderWorkSchema,
  } as const
  return (await callProductApi(call)).data
}

export async function changeTag(who: OnBehalfOf, orderId: number, change: ChangeTag): Promise<OrderWork> {
  const call = {
    ...workCall(who, `${orderId}/tags`),
    method: 'PUT',
    json: change,
    reply: orderWorkSchema,
  } as const
  return (await callProductApi(call)).data
}

import 'server-only'
import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/headers'
import { returnGoodsSchema, type ReturnGoods } from '@bieznik/contract/goods-return'
import { orderDetailSchema, orderSchema, type Order, type OrderDetail } from '@bieznik/contract/order'
import { correctOrderSchema, type CorrectOrder } from '@bieznik/contract/order-correction'
import { phoneOrderSchema, type PhoneOrder } from '@bieznik/contract/phone-order'
import {
  orderReturnsSchema,
  refundOrderSchema,
  type OrderReturns,
  type RefundOrder,
} from '@bieznik/contract/refund'
import { z } from 'zod'
import { callFor, type OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'

/* What staff correct of orders, take back and send back; staff only. */

function call(who: OnBehalfOf, path = '') {
  return { ...callFor(who), path: `/api/tires/orders${path}` }
}

/** A repeat with the same key corrects nothing twice. Throws changed_meanwhile when the order is not as it was seen. */
export async function correctOrder(
  who: OnBehalfOf,
  orderId: number,
  { key, ...correction }: CorrectOrder & { key: string },
): Promise<OrderDetail> {
  const { data } = await callProductApi({
    ...call(who, `/${orderId}/corrections`),
    method: 'POST',
    json: z.encode(correctOrderSchema, correction),
    headers: { [IDEMPOTENCY_KEY_HEADER]: key },
    reply: orderDetailSchema,
  })
  return data
}

/** What went back of an order, and what is owed. */
export async function getOrderReturns(who: OnBehalfOf, orderId: number): Promise<OrderReturns> {
  return (await callProductApi({ ...call(who, `/${orderId}/returns`), reply: orderReturnsSchema })).data
}

/** A repeat with the same key takes nothing back twice. */
export async function returnGoods(
  who: OnBehalfOf,
  orderId: number,
  { key, ...goods }: ReturnGoods & { key: string },
): Promise<OrderReturns> {
  const { data } = await callProductApi({
    ...call(who, `/${orderId}/returns`),
    method: 'POST',
    json: z.encode(returnGoodsSchema, goods),
    headers: { [IDEMPOTENCY_KEY_HEADER]: key },
    reply: orderReturnsSchema,
  })
  return data
}

/** A repeat with the same key sends nothing twice. */
export async function refundOrder(
  who: OnBehalfOf,
  orderId: number,
  { key, ...refund }: RefundOrder & { key: string },
): Promise<OrderReturns> {
  const { data } = await callProductApi({
    ...call(who, `/${orderId}/refunds`),
    deadline: 'payment',
    method: 'POST',
    json: z.encode(refundOrderSchema, refund),
    headers: { [IDEMPOTENCY_KEY_HEADER]: key },
    reply: orderReturnsSchema,
  })
  return data
}

/** Places an order for somebody who calls; a repeat with the same key is the same order. */
export async function placePhoneOrder(
  who: OnBehalfOf,
  { key, ...order }: PhoneOrder & { key: string },
): Promise<Order> {
  const { data } = await callProductApi({
    ...call(who),
    method: 'POST',
    json: z.encode(phoneOrderSchema, order),
    headers: { [IDEMPOTENCY_KEY_HEADER]: key },
    reply: orderSchema,
  })
  return data
}

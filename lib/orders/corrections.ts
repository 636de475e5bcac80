import { corrections } from '@bieznik/contract/endpoints/corrections'
import { returnGoodsSchema, type ReturnGoods } from '@bieznik/contract/care/goods-return'
import { correctOrderSchema, type CorrectOrder } from '@bieznik/contract/selling/order-correction'
import { phoneOrderSchema, type PhoneOrder } from '@bieznik/contract/selling/phone-order'
import { refundOrderSchema, type RefundOrder } from '@bieznik/contract/money/refund'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { readsOrders, showsReply } from './staff-order-queries'

/** A body that is done once for its key, however often it is sent. */
type Once<Body> = { body: Body; key: string }

export function correctOrderMutation(client: QueryClient, orderId: number) {
  return mutationOptions({
    mutationFn: ({ body, key }: Once<CorrectOrder>) =>
      callEndpoint(corrections.correct, {
        params: { id: orderId },
        json: z.encode(correctOrderSchema, body),
        key,
      }),
    ...showsReply(client),
  })
}

export function returnGoodsMutation(client: QueryClient, orderId: number) {
  return mutationOptions({
    mutationFn: ({ body, key }: Once<ReturnGoods>) =>
      callEndpoint(corrections.returnGoods, {
        params: { id: orderId },
        json: z.encode(returnGoodsSchema, body),
        key,
      }),
    ...readsOrders(client),
  })
}

export function refundOrderMutation(client: QueryClient, orderId: number) {
  return mutationOptions({
    mutationFn: ({ body, key }: Once<RefundOrder>) =>
      callEndpoint(corrections.refund, {
        params: { id: orderId },
        json: z.encode(refundOrderSchema, body),
        key,
      }),
    ...readsOrders(client),
  })
}

export function placePhoneOrderMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ body, key }: Once<PhoneOrder>) =>
      callEndpoint(corrections.placeByPhone, { json: z.encode(phoneOrderSchema, body), key }),
    ...readsOrders(client),
  })
}

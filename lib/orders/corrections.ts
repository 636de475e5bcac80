import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/headers'
import { returnGoodsSchema, type ReturnGoods } from '@bieznik/contract/goods-return'
import { orderDetailSchema, orderSchema } from '@bieznik/contract/order'
import { correctOrderSchema, type CorrectOrder } from '@bieznik/contract/order-correction'
import { phoneOrderSchema, type PhoneOrder } from '@bieznik/contract/phone-order'
import { orderReturnsSchema, refundOrderSchema, type RefundOrder } from '@bieznik/contract/refund'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { ADMIN_ORDERS, showsReply } from './order-queries'

/** A body that is done once for its key, however often it is sent. */
type Once<Body> = { body: Body; key: string }

export function correctOrderMutation(client: QueryClient, orderId: number) {
  return mutationOptions({
    mutationFn: ({ body, key }: Once<CorrectOrder>) =>
      callBff(`/api/admin/orders/${orderId}/corrections`, {
        method: 'POST',
        json: z.encode(correctOrderSchema, body),
        headers: { [IDEMPOTENCY_KEY_HEADER]: key },
        reply: orderDetailSchema,
      }),
    ...showsReply(client),
  })
}

/** Whatever comes of it, what is shown of the order is read again. */
const readsOrders = (client: QueryClient) => ({
  onSettled: () => refetchQueries(client, { queryKey: ADMIN_ORDERS }),
})

export function returnGoodsMutation(client: QueryClient, orderId: number) {
  return mutationOptions({
    mutationFn: ({ body, key }: Once<ReturnGoods>) =>
      callBff(`/api/admin/orders/${orderId}/returns`, {
        method: 'POST',
        json: z.encode(returnGoodsSchema, body),
        headers: { [IDEMPOTENCY_KEY_HEADER]: key },
        reply: orderReturnsSchema,
      }),
    ...readsOrders(client),
  })
}

export function refundOrderMutation(client: QueryClient, orderId: number) {
  return mutationOptions({
    mutationFn: ({ body, key }: Once<RefundOrder>) =>
      callBff(`/api/admin/orders/${orderId}/refunds`, {
        method: 'POST',
        json: z.encode(refundOrderSchema, body),
        headers: { [IDEMPOTENCY_KEY_HEADER]: key },
        reply: orderReturnsSchema,
      }),
    ...readsOrders(client),
  })
}

export function placePhoneOrderMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ body, key }: Once<PhoneOrder>) =>
      callBff('/api/admin/orders', {
        method: 'POST',
        json: z.encode(phoneOrderSchema, body),
        headers: { [IDEMPOTENCY_KEY_HEADER]: key },
        reply: orderSchema,
      }),
    ...readsOrders(client),
  })
}

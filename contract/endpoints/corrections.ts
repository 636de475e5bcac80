import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { returnGoodsSchema } from '../care/goods-return.ts'
import { orderDetailSchema, orderSchema } from '../selling/order.ts'
import { correctOrderSchema } from '../selling/order-correction.ts'
import { phoneOrderSchema } from '../selling/phone-order.ts'
import { orderReturnsSchema, refundOrderSchema } from '../money/refund.ts'

const params = z.strictObject({ id: idParamSchema })

/** What staff correct of orders, take back and send back, and orders that they place. */
export const corrections = {
  correct: endpoint({
    method: 'POST',
    path: '/api/admin/orders/:id/corrections',
    at: '/api/tires/orders/:id/corrections',
    summary: 'Corrects address, lines and prices of an order with a reason, and writes to the buyer',
    params,
    body: correctOrderSchema,
    reply: orderDetailSchema,
    isOnce: true,
  }),
  returnGoods: endpoint({
    method: 'POST',
    path: '/api/admin/orders/:id/returns',
    at: '/api/tires/orders/:id/returns',
    area: 'returns',
    summary: 'Takes goods of an order back, into the stock or to scrap',
    params,
    body: returnGoodsSchema,
    reply: orderReturnsSchema,
    isOnce: true,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/admin/orders/:id/refunds',
    at: '/api/tires/orders/:id/refunds',
    summary: 'Sends money of an order back to the way it was paid',
    params,
    body: refundOrderSchema,
    reply: orderReturnsSchema,
    isOnce: true,
    deadline: 'payment',
  }),
  placeByPhone: endpoint({
    method: 'POST',
    path: '/api/admin/phone-orders',
    at: '/api/tires/orders',
    area: 'sales',
    summary: 'Places an order for somebody who calls',
    body: phoneOrderSchema,
    reply: orderSchema,
    isOnce: true,
  }),
}

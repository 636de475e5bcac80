import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { linkedPaymentSchema, payLinkedOrderSchema } from '../money/linked-payment.ts'
import { orderPaymentSchema, startedPaymentSchema, startPaymentSchema } from '../money/payment.ts'

const params = z.strictObject({ orderId: idParamSchema })

export const orderPayments = {
  start: endpoint({
    method: 'POST',
    path: '/api/orders/:orderId/payment',
    at: '/api/{shop}/payments/orders/:orderId',
    access: 'customer',
    summary:
      "Begins a payment of what is due of one's own order; a repeat with the same key answers the same page",
    params,
    body: startPaymentSchema,
    reply: startedPaymentSchema,
    isOnce: true,
    limit: { points: 20, seconds: 60, by: 'person' },
    quota: 'payments',
    deadline: 'payment',
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/orders/:orderId/payment/return',
    at: '/api/{shop}/payments/orders/:orderId/return',
    access: 'customer',
    summary: "What is known of the payment for one's own order, after the provider was asked",
    params,
    reply: orderPaymentSchema,
    limit: { points: 60, seconds: 60, by: 'person' },
    quota: 'cart',
    deadline: 'payment',
  }),
  /** By the signed link to the order, which comes in the body: no log has it. */
  startLinked: endpoint({
    method: 'POST',
    path: '/api/linked-order/payment',
    access: 'anyone',
    summary:
      'Begins a payment of what is due of the order of a signed link; a repeat with the same key answers the same page',
    body: payLinkedOrderSchema,
    reply: startedPaymentSchema,
    isOnce: true,
    limit: { points: 20, seconds: 60, by: 'address' },
    deadline: 'payment',
  }),
  readLinked: endpoint({
    method: 'POST',
    path: '/api/linked-order/payment/return',
    access: 'anyone',
    summary: 'What is known of the payment for the order of a signed link, after the provider was asked',
    body: linkedPaymentSchema,
    reply: orderPaymentSchema,
    limit: { points: 60, seconds: 60, by: 'address' },
    deadline: 'payment',
  }),
}

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  createPaymentSchema,
  paymentQuoteSchema,
  walletOrderIdSchema,
  walletPaymentSchema,
  walletPaymentsSchema,
} from '../money/payment.ts'

const access = 'customer'
const limit = { points: 20, seconds: 60, by: 'person' } as const

export const walletPayments = {
  quote: endpoint({
    method: 'GET',
    path: '/api/payment/quote',
    at: '/api/{shop}/payments/quote',
    access,
    summary: "The cart's total, and the same in dollars at the rate of the day",
    reply: paymentQuoteSchema,
    quota: 'cart',
    deadline: 'cart',
  }),
  listWaiting: endpoint({
    method: 'GET',
    path: '/api/payment',
    at: '/api/{shop}/payments',
    access,
    summary: 'What one has paid and no order has used yet, oldest first',
    reply: walletPaymentsSchema,
    quota: 'cart',
    deadline: 'cart',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/payment/orders',
    at: '/api/{shop}/payments',
    access,
    summary: "Asks the wallet for the cart's total; a repeat with the same key answers the same payment",
    body: createPaymentSchema,
    reply: walletPaymentSchema,
    status: 201,
    isOnce: true,
    limit,
    quota: 'payments',
    deadline: 'payment',
  }),
  capture: endpoint({
    method: 'POST',
    path: '/api/payment/orders/:walletOrderId/capture',
    at: '/api/{shop}/payments/:walletOrderId/capture',
    access,
    summary: 'Takes the money that the buyer has approved, once however often it is called',
    params: z.strictObject({ walletOrderId: walletOrderIdSchema }),
    reply: walletPaymentSchema,
    limit,
    quota: 'payments',
    deadline: 'payment',
  }),
}

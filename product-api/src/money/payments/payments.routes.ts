import { totalOf, usdCents } from '@bieznik/contract/money/money'
import {
  createPaymentSchema,
  paymentQuoteSchema,
  walletPaymentSchema,
  walletPaymentsSchema,
  walletOrderIdSchema,
  type PaymentQuote,
} from '@bieznik/contract/money/payment'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { listCart } from '../../selling/cart/cart.queries.ts'
import type { Database } from '../../platform/db/client.ts'
import { requireCaller } from '../../platform/http/access.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import { requireExchangeRate } from '../../selling/orders/exchange-rate.queries.ts'
import { capturePayment } from './capture-payment.ts'
import { createPayment } from './create-payment.ts'
import { keyHeadersSchema, keyOf } from '../../platform/http/idempotency-key.ts'
import type { PaymentRoutesOptions } from './payment-routes-options.ts'
import { listWaitingPayments, usdText } from './payments.queries.ts'

async function quote(db: Database, userId: string): Promise<PaymentQuote> {
  const [lines, exchangeRate] = await Promise.all([listCart(db, userId), requireExchangeRate(db)])
  if (lines.length === 0) throw new ProblemError('cart_empty', 'There is nothing in the cart.')
  const total = totalOf(lines.map(({ product, quantity }) => ({ price: product.price, quantity })))
  return { total, usd: usdText(usdCents(total, exchangeRate)), exchangeRate }
}

export const paymentRoutes: FastifyPluginAsyncZod<PaymentRoutesOptions> = async (app, options) => {
  const root = `/api/${options.shopSegment}/payments`

  app.get(
    `${root}/quote`,
    {
      config: { access: 'customer', limit: 'cart' },
      schema: {
        summary: "The cart's total, and the same in dollars at the rate of the day",
        response: replies(paymentQuoteSchema),
      },
    },
    (request) => quote(options.db, requireCaller(request).uid),
  )

  app.get(
    root,
    {
      config: { access: 'customer', limit: 'cart' },
      schema: {
        summary: 'What one has paid and no order has used yet, oldest first',
        response: replies(walletPaymentsSchema),
      },
    },
    (request) => listWaitingPayments(options.db, requireCaller(request).uid),
  )

  app.post(
    root,
    {
      config: { access: 'customer', limit: 'payments' },
      schema: {
        summary: "Asks the wallet for the cart's total; a repeat with the same key answers the same payment",
        headers: keyHeadersSchema,
        body: createPaymentSchema,
        response: replies(walletPaymentSchema),
      },
    },
    (request) =>
      createPayment(options, {
        userId: requireCaller(request).uid,
        key: keyOf(request),
        ...request.body,
      }),
  )

  app.post(
    `${root}/:walletOrderId/capture`,
    {
      config: { access: 'customer', limit: 'payments' },
      schema: {
        summary: 'Takes the money that the buyer has approved, once however often it is called',
        params: z.strictObject({ walletOrderId: walletOrderIdSchema }),
        response: replies(walletPaymentSchema),
      },
    },
    (request) =>
      capturePayment(options, {
        walletOrderId: request.params.walletOrderId,
        userId: requireCaller(request).uid,
      }),
  )
}

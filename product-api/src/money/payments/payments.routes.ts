import { walletPayments } from '@bieznik/contract/endpoints/wallet-payments'
import { totalOf, usdCents } from '@bieznik/contract/money/money'
import type { PaymentQuote } from '@bieznik/contract/money/payment'
import type { FastifyPluginAsync } from 'fastify'
import { listCart } from '../../selling/cart/cart.queries.ts'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { requireExchangeRate } from '../../selling/orders/exchange-rate.queries.ts'
import { capturePayment } from './capture-payment.ts'
import { createPayment } from './create-payment.ts'
import type { PaymentRoutesOptions } from './payment-routes-options.ts'
import { listWaitingPayments, usdText } from './payments.queries.ts'

async function quote(db: Database, userId: string): Promise<PaymentQuote> {
  const [lines, exchangeRate] = await Promise.all([listCart(db, userId), requireExchangeRate(db)])
  if (lines.length === 0) throw new ProblemError('cart_empty', 'There is nothing in the cart.')
  const total = totalOf(lines.map(({ product, quantity }) => ({ price: product.price, quantity })))
  return { total, usd: usdText(usdCents(total, exchangeRate)), exchangeRate }
}

export const paymentRoutes: FastifyPluginAsync<PaymentRoutesOptions> = async (app, options) => {
  implement(app, walletPayments.quote, ({ caller }) => quote(options.db, caller.uid))
  implement(app, walletPayments.listWaiting, ({ caller }) => listWaitingPayments(options.db, caller.uid))
  implement(app, walletPayments.create, ({ body, key, caller }) =>
    createPayment(options, { userId: caller.uid, key, ...body }),
  )
  implement(app, walletPayments.capture, ({ params: { walletOrderId }, caller }) =>
    capturePayment(options, { walletOrderId, userId: caller.uid }),
  )
}

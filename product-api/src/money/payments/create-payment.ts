import { usdCents } from '@bieznik/contract/money/money'
import type { CreatePayment, WalletPayment } from '@bieznik/contract/money/payment'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { requireExchangeRate } from '../../selling/orders/exchange-rate.queries.ts'
import { lockOrderLines, requireExpectedTotal, requireSellable } from '../../selling/orders/order-lines.ts'
import { firstLookAt } from './reconcile-queue.queries.ts'
import { claimPayment } from './claim-payment.ts'
import { toWalletPayment, type PaymentRow } from './payments.queries.ts'
import type { PaymentDeps } from './apply-outcome.ts'
import { requireProvider } from './payment-provider.ts'

export type PaymentRequest = CreatePayment & { userId: string; key: string }

async function insertPayment(tx: Transaction, request: PaymentRequest): Promise<PaymentRow | null> {
  const { userId, key, expectedTotal: amount } = request
  const { plnPerUsd, date } = await requireExchangeRate(tx)
  const cents = usdCents(amount, { plnPerUsd })
  if (cents < 1) throw new ProblemError('payment_method_unavailable', 'There is nothing to pay.')
  const [row] = await tx
    .insert(payments)
    .values({
      userId,
      idempotencyKey: key,
      amount,
      usdCents: cents,
      plnPerUsd,
      exchangeRateDate: date,
      nextLookAt: firstLookAt(),
    })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** null: the key is taken. Throws unless the cart is as the buyer saw it. */
async function payForCart({ db, stock }: PaymentDeps, request: PaymentRequest): Promise<PaymentRow | null> {
  return db.transaction(async (tx) => {
    const lines = await lockOrderLines(tx, stock, request.userId)
    requireSellable(lines)
    requireExpectedTotal(lines, request.expectedTotal)
    return insertPayment(tx, request)
  })
}

async function saveWalletOrder(db: Database, id: string, walletOrderId: string): Promise<void> {
  await db
    .update(payments)
    .set({ walletOrderId })
    .where(and(eq(payments.id, id), isNull(payments.walletOrderId)))
}

/**
 * Asks the wallet for the cart's total in dollars. The row is there before the provider is asked, and no transaction is open
 * meanwhile; a repeat with the same key finds both again. Throws a ProblemError: cart_empty, not_for_sale, out_of_stock,
 * price_changed, idempotency_key_reused, unavailable or upstream_failed.
 */
export async function createPayment(deps: PaymentDeps, request: PaymentRequest): Promise<WalletPayment> {
  const provider = requireProvider(deps.providers, 'paypal')
  const payment = await claimPayment(deps.db, {
    ...request,
    isSame: ({ amount }) => amount === request.expectedTotal,
    insert: () => payForCart(deps, request),
  })
  if (payment.walletOrderId !== null) return toWalletPayment(payment)
  const { walletOrderId } = await provider.create(payment, { orderId: null, language: request.language })
  await saveWalletOrder(deps.db, payment.id, walletOrderId)
  return toWalletPayment({ ...payment, walletOrderId })
}

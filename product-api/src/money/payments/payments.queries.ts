import type { Payment, WalletPayment } from '@bieznik/contract/money/payment'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { payments } from '../../platform/db/schema/payments.ts'

export type PaymentRow = typeof payments.$inferSelect

/** 10340 → "103.40", as the provider writes it. */
export function usdText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

function toShared(row: PaymentRow) {
  const { id, state, amount, orderId } = row
  return {
    id,
    state,
    amount,
    orderId,
    createdAt: row.createdAt.toISOString(),
    capturedAt: row.capturedAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    isRefundAsked: (state === 'captured' || state === 'disputed') && row.refundedAmount >= amount,
  }
}

/** A payment through the wallet as others see it. Throws when the provider has not responded for it yet. */
export function toWalletPayment(row: PaymentRow): WalletPayment {
  const { provider, walletOrderId, plnPerUsd, exchangeRateDate: date } = row
  if (provider !== 'paypal') throw new Error('only PayPal is the wallet')
  if (walletOrderId === null) throw new Error('a payment without an order of the provider is shown to nobody')
  if (plnPerUsd === null || date === null) throw new Error('a payment in dollars has a rate')
  return {
    ...toShared(row),
    provider,
    walletOrderId,
    reference: walletOrderId,
    usd: dollarsOf(row),
    exchangeRate: { plnPerUsd, date },
  }
}

/** What the wallet was asked for, as it writes it. */
export function dollarsOf({ usdCents }: Pick<PaymentRow, 'usdCents'>): string {
  if (usdCents === null) throw new Error('a payment through the wallet is in dollars')
  return usdText(usdCents)
}

/** The payment as others see it. Throws when the wallet has not responded for it yet. */
export function toPayment(row: PaymentRow): Payment {
  if (row.provider === 'paypal') return toWalletPayment(row)
  const { provider, captureId: reference } = row
  return { ...toShared(row), provider, walletOrderId: null, reference, usd: null, exchangeRate: null }
}

async function one(rows: Promise<PaymentRow[]>): Promise<PaymentRow | null> {
  return (await rows)[0] ?? null
}

export function getPayment(db: Queryable, id: string): Promise<PaymentRow | null> {
  return one(db.select().from(payments).where(eq(payments.id, id)))
}

/** A payment through the wallet; with a `userId` only when it is that user's. */
export function getPaymentOfOrder(
  db: Queryable,
  { walletOrderId, userId }: { walletOrderId: string; userId?: string },
): Promise<PaymentRow | null> {
  const isOwn = userId === undefined ? undefined : eq(payments.userId, userId)
  return one(
    db
      .select()
      .from(payments)
      .where(and(eq(payments.walletOrderId, walletOrderId), eq(payments.provider, 'paypal'), isOwn)),
  )
}

export function getPaymentOfKey(
  db: Queryable,
  { userId, key }: { userId: string; key: string },
): Promise<PaymentRow | null> {
  const isKey = and(eq(payments.userId, userId), eq(payments.idempotencyKey, key))
  return one(db.select().from(payments).where(isKey))
}

/** The one that the person created last through the wallet. */
export function getNewestPayment(db: Queryable, userId: string): Promise<PaymentRow | null> {
  return one(
    db
      .select()
      .from(payments)
      .where(and(eq(payments.userId, userId), eq(payments.provider, 'paypal')))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(1),
  )
}

/** What a person has paid and no order has used yet, the disputed too, oldest first. */
export async function listWaitingPayments(db: Queryable, userId: string): Promise<WalletPayment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        inArray(payments.state, ['captured', 'disputed']),
        isNull(payments.orderId),
      ),
    )
    .orderBy(asc(payments.createdAt))
  return rows.map(toWalletPayment)
}

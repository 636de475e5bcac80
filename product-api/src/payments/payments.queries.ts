import type { Payment } from '@bieznik/contract/payment'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { payments } from '../db/schema/payments.ts'

export type PaymentRow = typeof payments.$inferSelect

/** 10340 → "103.40", as the provider writes it. */
export function usdText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** The payment as others see it. Throws when the provider has not answered for it yet. */
export function toPayment(row: PaymentRow): Payment {
  const { id, walletOrderId, state, amount, orderId } = row
  if (walletOrderId === null) throw new Error('a payment without an order of the provider is shown to nobody')
  return {
    id,
    walletOrderId,
    state,
    amount,
    usd: usdText(row.usdCents),
    exchangeRate: { plnPerUsd: row.plnPerUsd, date: row.exchangeRateDate },
    orderId,
    createdAt: row.createdAt.toISOString(),
    capturedAt: row.capturedAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
  }
}

async function one(rows: Promise<PaymentRow[]>): Promise<PaymentRow | null> {
  return (await rows)[0] ?? null
}

export function getPayment(db: Queryable, id: string): Promise<PaymentRow | null> {
  return one(db.select().from(payments).where(eq(payments.id, id)))
}

/** With a `userId` only when the payment is that user's. */
export function getPaymentOfOrder(
  db: Queryable,
  { walletOrderId, userId }: { walletOrderId: string; userId?: string },
): Promise<PaymentRow | null> {
  const isOwn = userId === undefined ? undefined : eq(payments.userId, userId)
  return one(
    db
      .select()
      .from(payments)
      .where(and(eq(payments.walletOrderId, walletOrderId), isOwn)),
  )
}

export function getPaymentOfCapture(db: Queryable, captureId: string): Promise<PaymentRow | null> {
  return one(db.select().from(payments).where(eq(payments.captureId, captureId)))
}

export function getPaymentOfKey(
  db: Queryable,
  { userId, key }: { userId: string; key: string },
): Promise<PaymentRow | null> {
  const isKey = and(eq(payments.userId, userId), eq(payments.idempotencyKey, key))
  return one(db.select().from(payments).where(isKey))
}

/** The one that the person created last. */
export function getNewestPayment(db: Queryable, userId: string): Promise<PaymentRow | null> {
  return one(
    db
      .select()
      .from(payments)
      .where(eq(payments.userId, userId))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(1),
  )
}

/** What a person has paid and no order has used yet, the disputed too, oldest first. */
export async function listWaitingPayments(db: Queryable, userId: string): Promise<Payment[]> {
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
  return rows.map(toPayment)
}

import type { Grosze } from '@bieznik/contract/money/money'
import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import type { PaymentRow } from './payments.queries.ts'
import { firstLookAt } from './reconcile-queue.queries.ts'

type NewPayment = {
  userId: string
  orderId: number
  key: string
  provider: PaymentProviderName
  amount: Grosze
}

/** null: the key is taken. */
export async function insertOrderPayment(
  db: Queryable,
  { key, ...payment }: NewPayment,
): Promise<PaymentRow | null> {
  const [row] = await db
    .insert(payments)
    .values({ ...payment, idempotencyKey: key, nextLookAt: firstLookAt() })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** Keeps what the provider calls it, unless another request was faster. Returns the token that is kept. */
export async function saveProviderIds(
  db: Queryable,
  id: string,
  given: { walletOrderId: string; sessionId: string | null },
): Promise<string> {
  await db
    .update(payments)
    .set(given)
    .where(and(eq(payments.id, id), isNull(payments.walletOrderId)))
  const [row] = await db.select({ kept: payments.walletOrderId }).from(payments).where(eq(payments.id, id))
  if (!row?.kept) throw new Error('a payment that was registered keeps its token')
  return row.kept
}

type Buyer = { email: string; userId: string; orderDate: Date }

export async function getBuyer(db: Queryable, orderId: number): Promise<Buyer> {
  const { email, userId, orderDate } = orders
  const [buyer] = await db.select({ email, userId, orderDate }).from(orders).where(eq(orders.id, orderId))
  if (!buyer) throw new Error('an order that is paid exists')
  return buyer
}

/** How often somebody has begun to pay the order within the last hour. */
export async function countTries(db: Queryable, orderId: number): Promise<number> {
  return db.$count(
    payments,
    and(eq(payments.orderId, orderId), gt(payments.createdAt, sql`now() - interval '1 hour'`)),
  )
}

/** No buyer has more tries open than this; the job looks at all of them. */
const MAX_OPEN = 3

/** Tries to pay the order of which no money has come, newest first. */
export async function listOpenPayments(db: Queryable, orderId: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        isNotNull(payments.sessionId),
        inArray(payments.state, ['created', 'refused']),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(MAX_OPEN)
}

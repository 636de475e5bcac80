import type { TakenOver } from '@bieznik/contract/people/guest'
import { and, eq, exists, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lockLines } from '../../selling/cart/cart.queries.ts'
import { logAccess } from '../customers/log-access.ts'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { cartLines } from '../../platform/db/schema/cart.ts'
import { consents } from '../../platform/db/schema/consents.ts'
import { customerAccessLog, customerNotes } from '../../platform/db/schema/customers.ts'
import { opinionChanges, opinions } from '../../platform/db/schema/opinions.ts'
import { idempotencyKeys, orders, orderStatusChanges } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { stockLedger } from '../../platform/db/schema/stock-ledger.ts'

type Move = { guest: string; userId: string }

/** A product that is in both carts has the larger quantity of the two, so that a repeat changes nothing. */
async function moveCart(tx: Transaction, { guest, userId }: Move): Promise<number> {
  // An order of the guest that is being placed holds these rows: it is either moved with the others, or finds its cart empty.
  const lines = await lockLines(tx, guest)
  if (lines.length === 0) return 0
  await tx.execute(sql`
    insert into ${cartLines} (user_id, product_id, quantity, added_at)
    select ${userId}, product_id, quantity, added_at from ${cartLines} where user_id = ${guest} order by product_id
    on conflict (user_id, product_id)
    do update set quantity = greatest(${cartLines}.quantity, excluded.quantity)`)
  await tx.delete(cartLines).where(eq(cartLines.userId, guest))
  return lines.length
}

/** Of two consents that hold only the account's goes on: that is the address which its person can see and withdraw. */
async function moveConsents(tx: Transaction, { guest, userId }: Move): Promise<void> {
  const own = alias(consents, 'own')
  const ofAccount = tx
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.userId, userId), eq(own.kind, consents.kind), isNull(own.withdrawnAt)))
  await tx
    .update(consents)
    .set({ withdrawnAt: new Date() })
    .where(and(eq(consents.userId, guest), isNull(consents.withdrawnAt), exists(ofAccount)))
  await tx.update(consents).set({ userId }).where(eq(consents.userId, guest))
}

/** Keys are chosen by browsers: one that the account has used for something else is left behind, and a payment gets another. */
async function moveKeys(tx: Transaction, { guest, userId }: Move): Promise<void> {
  const own = alias(idempotencyKeys, 'own')
  const ofAccount = tx
    .select({ key: own.key })
    .from(own)
    .where(and(eq(own.userId, userId), eq(own.key, idempotencyKeys.key)))
  await tx
    .update(idempotencyKeys)
    .set({ userId })
    .where(and(eq(idempotencyKeys.userId, guest), notExists(ofAccount)))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, guest))
  await tx
    .update(payments)
    .set({ userId, idempotencyKey: sql`${payments.id}::text` })
    .where(eq(payments.userId, guest))
}

async function moveOrders(tx: Transaction, { guest, userId }: Move): Promise<number> {
  const moved = await tx
    .update(orders)
    .set({ userId })
    .where(eq(orders.userId, guest))
    .returning({ id: orders.id })
  await tx
    .update(orderStatusChanges)
    .set({ changedBy: userId })
    .where(eq(orderStatusChanges.changedBy, guest))
  const ids = moved.map(({ id }) => id)
  if (ids.length > 0)
    await tx
      .update(stockLedger)
      .set({ who: userId })
      .where(and(inArray(stockLedger.orderId, ids), eq(stockLedger.who, guest)))
  await moveKeys(tx, { guest, userId })
  return ids.length
}

async function moveOpinions(tx: Transaction, { guest, userId }: Move): Promise<void> {
  await tx.update(opinions).set({ userId }).where(eq(opinions.userId, guest))
  await tx.update(opinionChanges).set({ who: userId }).where(eq(opinionChanges.who, guest))
}

/** What staff noted on the guest, and who of them read the data. */
async function moveNotes(tx: Transaction, { guest, userId }: Move): Promise<void> {
  await tx.update(customerNotes).set({ userId }).where(eq(customerNotes.userId, guest))
  await tx.update(customerAccessLog).set({ userId }).where(eq(customerAccessLog.userId, guest))
}

/**
 * Makes everything of a person without an account that of an account, all of it or nothing. A repeat finds nothing more. `staff`: uid of
 * who does it for them, which is logged.
 */
export async function takeOverGuest(
  db: Database,
  move: Move,
  { staff }: { staff?: string } = {},
): Promise<TakenOver> {
  return db.transaction(async (tx) => {
    if (staff !== undefined) await logAccess(tx, { uid: move.userId, event: 'merged', who: staff })
    const taken = { lines: await moveCart(tx, move), orders: await moveOrders(tx, move) }
    await moveConsents(tx, move)
    await moveOpinions(tx, move)
    await moveNotes(tx, move)
    return taken
  })
}

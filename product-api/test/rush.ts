import { count, eq } from 'drizzle-orm'
import type { Database } from '../src/platform/db/client.ts'
import { isAbout, mailOutbox } from '../src/platform/db/schema/mail-outbox.ts'
import { orderItems } from '../src/platform/db/schema/orders.ts'
import { buyersWith, countOrdersOf } from './buyers.ts'
import { tally } from './replies.ts'
import type { Shop } from './shop.ts'
import { addTires, listLedgerFaults, stockOf } from './stock.ts'

async function newTire(db: Database, stock: number): Promise<number> {
  const [id] = await addTires(db, 1, stock)
  if (id === undefined) throw new Error('no tire was added')
  return id
}

/** All buyers order at once; returns their answers and what is left. */
export async function rush(
  shops: readonly [Shop, ...Shop[]],
  { buyers, quantity, stock }: Record<'buyers' | 'quantity' | 'stock', number>,
) {
  const [{ db }] = shops
  const productId = await newTire(db, stock)
  const people = await buyersWith(shops, buyers, () => [{ productId, quantity }])
  const replies = await Promise.all(people.map((person) => person.order()))
  return {
    answers: tally(replies),
    orders: await countOrdersOf(db, productId),
    mails: await countMailsOf(db, productId),
    left: await stockOf(db, productId),
    ledgerFaults: await listLedgerFaults(db),
  }
}

async function countMailsOf(db: Database, productId: number): Promise<number> {
  const [row] = await db
    .select({ mails: count() })
    .from(mailOutbox)
    .innerJoin(orderItems, isAbout('orderId', orderItems.orderId))
    .where(eq(orderItems.productId, productId))
  return row?.mails ?? 0
}

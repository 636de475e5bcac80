import { eq } from 'drizzle-orm'
import type { Database } from '../src/platform/db/client.ts'
import { mailOutbox } from '../src/platform/db/schema/mail-outbox.ts'
import { buyersWith } from './buyers.ts'
import type { Shop } from './shop.ts'
import { addTires } from './stock.ts'

/** Orders of as many people, one after the other; answers how long each took, in ms. */
export async function placeOrders(shop: Shop, howMany: number, differences: object = {}): Promise<number[]> {
  const [productId = 0] = await addTires(shop.db, 1, howMany)
  const buyers = await buyersWith([shop], howMany, () => [{ productId, quantity: 1 }])
  const times: number[] = []
  for (const buyer of buyers) {
    const startedAt = performance.now()
    const { status } = await buyer.order(differences)
    times.push(performance.now() - startedAt)
    if (status !== 200) throw new Error(`an order was answered with ${status}`)
  }
  return times
}

/** The outbox as it is, oldest first. */
export async function listMails(db: Database) {
  return db.select().from(mailOutbox).orderBy(mailOutbox.id)
}

export async function listMailsTo(db: Database, recipient: string) {
  return db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))
}

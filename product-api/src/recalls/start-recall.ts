import type { StartRecall } from '@bieznik/contract/recall'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { mailOutbox } from '../db/schema/mail-outbox.ts'
import { recalls } from '../db/schema/recalls.ts'
import { listProductsByIds } from '../products/products.queries.ts'
import { ProblemError } from '../http/problem-error.ts'
import { listRecallBuyers, recipientsOf } from './recall-buyers.queries.ts'

/** PostgreSQL takes 65,535 parameters. */
const CHUNK = 5_000

/**
 * Starts a recall and queues one mail to each buyer, all or nothing; with a key that was used already it changes nothing. Returns its id.
 * Throws invalid_request when a product is not there.
 */
export async function startRecall(
  db: Database,
  { key, ...recall }: StartRecall,
  who: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const known = await listProductsByIds(tx, recall.productIds)
    if (known.length < new Set(recall.productIds).size)
      throw new ProblemError('invalid_request', 'There is no such product.', {
        fields: [{ path: 'productIds', message: 'product_unknown' }],
      })
    const [started] = await tx
      .insert(recalls)
      .values({ key, ...recall, startedBy: who })
      .onConflictDoNothing({ target: recalls.key })
      .returning({ id: recalls.id })
    if (!started) return startedBefore(tx, key)
    const mails = recipientsOf(await listRecallBuyers(tx, recall)).map((mail) => ({
      ...mail,
      kind: 'recall' as const,
      recallId: started.id,
    }))
    for (let at = 0; at < mails.length; at += CHUNK)
      await tx.insert(mailOutbox).values(mails.slice(at, at + CHUNK))
    return started.id
  })
}

async function startedBefore(tx: Pick<Database, 'select'>, key: string): Promise<number> {
  const [before] = await tx.select({ id: recalls.id }).from(recalls).where(eq(recalls.key, key))
  if (!before) throw new Error('a recall with this key is neither new nor there')
  return before.id
}

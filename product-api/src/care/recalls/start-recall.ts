import type { StartRecall } from '@bieznik/contract/care/recall'
import { z } from 'zod'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { onceWithReply } from '../../platform/db/once.ts'
import { recalls } from '../../platform/db/schema/recalls.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { listProductsByIds } from '../../catalogue/products/products.queries.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { listRecallBuyers, recipientsOf } from './recall-buyers.queries.ts'

/**
 * Starts a recall and queues one mail to each buyer, all or nothing, once for its key. Returns its id.
 * Throws invalid_request when a product is not there, idempotency_key_reused for another recall under the same key.
 */
export async function startRecall(
  db: Database,
  { key, ...recall }: StartRecall,
  who: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const claim = { scope: 'recall', key, request: recall }
    const { made } = await onceWithReply(tx, claim, z.int(), () => insertRecall(tx, { key, ...recall }, who))
    return made
  })
}

async function insertRecall(tx: Transaction, recall: StartRecall, who: string): Promise<number> {
  const known = await listProductsByIds(tx, recall.productIds)
  if (known.length < new Set(recall.productIds).size)
    throw new ProblemError('invalid_request', 'There is no such product.', {
      fields: [{ path: 'productIds', message: 'product_unknown' }],
    })
  const [started] = await tx
    .insert(recalls)
    .values({ ...recall, startedBy: who })
    .returning({ id: recalls.id })
  if (!started) throw new Error('an insert returned no row')
  const { id: recallId } = started
  const mails = recipientsOf(await listRecallBuyers(tx, recall)).map(({ mailbox, orderId, ...buyer }) => ({
    ...buyer,
    about: { recallId, orderId },
    uniqueKey: `${recallId} ${mailbox}`,
  }))
  await queueMails(tx, 'recall', mails)
  return recallId
}

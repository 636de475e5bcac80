import type { Order } from '@bieznik/contract/selling/order'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { hashOfRequest, requireSameRequest } from '../../platform/db/once.ts'
import { placeholdersOf, preparedOn } from '../../platform/db/prepared.ts'
import { idempotencyKeys } from '../../platform/db/schema/orders.ts'
import { getOrder } from './orders.queries.ts'

export type IdempotencyKey = {
  userId: string
  key: string
  request: object
  /** The order is somebody else's: staff placed it. */
  isForAnother?: boolean
}

const insertKey = preparedOn((db) =>
  db
    .insert(idempotencyKeys)
    .values(placeholdersOf(['userId', 'key', 'requestHash']))
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .prepare('claim_idempotency_key'),
)

const updateKey = preparedOn((db) =>
  db
    .update(idempotencyKeys)
    .set({ orderId: sql`${sql.placeholder('orderId')}` })
    .where(
      and(
        eq(idempotencyKeys.userId, sql.placeholder('userId')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
      ),
    )
    .prepare('keep_idempotent_answer'),
)

/**
 * Takes the key for this transaction, or returns the order that it stands for already. A transaction that holds the
 * same key is waited for; when it fails, its key is free again. Throws idempotency_key_reused for another request.
 */
export async function claimKey(tx: Transaction, claim: IdempotencyKey): Promise<Order | null> {
  const requestHash = hashOfRequest(claim.request)
  const claimed = await insertKey(tx).execute({ userId: claim.userId, key: claim.key, requestHash })
  if (claimed.length > 0) return null

  const [earlier] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, orderId: idempotencyKeys.orderId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, claim.userId), eq(idempotencyKeys.key, claim.key)))
  requireSameRequest(earlier?.requestHash, requestHash)
  const order =
    typeof earlier?.orderId === 'number' &&
    (await getOrder(tx, { id: earlier.orderId, ...(!claim.isForAnother && { userId: claim.userId }) }))
  if (!order) throw new Error('an idempotency key stands for no order')
  return order
}

/** Makes the key stand for this order from now on. */
export async function storeAnswer(tx: Transaction, claim: IdempotencyKey, orderId: number): Promise<void> {
  await updateKey(tx).execute({ userId: claim.userId, key: claim.key, orderId })
}

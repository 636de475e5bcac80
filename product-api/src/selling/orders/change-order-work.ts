import {
  MAX_TAGS,
  type ChangeHolder,
  type ChangeTag,
  type ChangeReceipt,
  type OrderWork,
} from '@bieznik/contract/selling/order-work'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { orders, orderWorkLog } from '../../platform/db/schema/orders.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { requireSeen } from '../../platform/http/require-seen.ts'
import { getOrderWork } from './order-work.queries.ts'

/** Which order, and the uid of the member of staff. */
type Doing = { orderId: number; who: string }
type Locked = { heldBy: string | null; tags: string[]; receiptNumber: string | null }

/** Locks the order until the transaction ends, so that of two who change it at once the second sees what the first has done. */
async function lockWork(tx: Transaction, orderId: number): Promise<Locked> {
  const [order] = await tx
    .select({ heldBy: orders.heldBy, tags: orders.tags, receiptNumber: orders.receiptNumber })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update')
  if (!order) throw notFound('order')
  return order
}

type Entry = Pick<typeof orderWorkLog.$inferInsert, 'kind' | 'detail'>
type Change = { entry: Entry; order?: Partial<Locked> }

/** Makes one change with its row in the log; null: it is so already. */
async function changeWork(
  db: Database,
  { orderId, who }: Doing,
  decide: (current: Locked) => Change | null,
): Promise<OrderWork> {
  return db.transaction(async (tx) => {
    const change = decide(await lockWork(tx, orderId))
    if (change?.order) await tx.update(orders).set(change.order).where(eq(orders.id, orderId))
    if (change) await tx.insert(orderWorkLog).values({ orderId, doneBy: who, ...change.entry })
    const work = await getOrderWork(tx, orderId)
    if (!work) throw notFound('order')
    return work
  })
}

/** Throws not_found. */
export async function addNote(db: Database, note: Doing & { text: string }): Promise<OrderWork> {
  return changeWork(db, note, () => ({ entry: { kind: 'note', detail: note.text } }))
}

/** Throws not_found, or changed_meanwhile when somebody else holds it by now. */
export async function changeHolder(db: Database, change: Doing & ChangeHolder): Promise<OrderWork> {
  const { who, hold, seen } = change
  return changeWork(db, change, ({ heldBy }) => {
    const wanted = hold ? who : null
    if (heldBy === wanted) return null
    requireSeen(heldBy === seen, 'Somebody else works on it by now.')
    return { entry: { kind: hold ? 'held' : 'released' }, order: { heldBy: wanted } }
  })
}

/** Throws not_found, or invalid_request for a tag too many. */
export async function changeTag(db: Database, change: Doing & ChangeTag): Promise<OrderWork> {
  const { tag, has } = change
  return changeWork(db, change, ({ tags }) => {
    if (tags.includes(tag) === has) return null
    if (has && tags.length >= MAX_TAGS)
      throw new ProblemError('invalid_request', 'There are enough tags on this order.', {
        fields: [{ path: 'tag', message: `at most ${MAX_TAGS}` }],
      })
    const changed = has ? [...tags, tag] : tags.filter((each) => each !== tag)
    return { entry: { kind: has ? 'tagged' : 'untagged', detail: tag }, order: { tags: changed } }
  })
}

/** Throws not_found, or changed_meanwhile when another number is saved by now. */
export async function changeReceipt(db: Database, change: Doing & ChangeReceipt): Promise<OrderWork> {
  const { number, seen } = change
  return changeWork(db, change, ({ receiptNumber }) => {
    if (receiptNumber === number) return null
    requireSeen(receiptNumber === seen, 'Another receipt number is saved by now.')
    const kind = number === null ? 'receipt_removed' : 'receipt_noted'
    return { entry: { kind, detail: number ?? receiptNumber }, order: { receiptNumber: number } }
  })
}

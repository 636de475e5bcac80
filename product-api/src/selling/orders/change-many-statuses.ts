import type { ChangeStatuses, StatusOutcomes, UndoStatuses } from '@bieznik/contract/selling/status-changes'
import { UNDO_SECONDS } from '@bieznik/contract/selling/order-status'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { oneByOne } from '../../platform/http/one-by-one.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import { changeOrderStatus } from './change-order-status.ts'
import type { ChangedOrder } from './move-order.ts'
import { undoOrderStatus } from './undo-order-status.ts'

/** The first of many orders is changed so much earlier than the last at most, and its mail waits for so much longer. */
const ALL_DONE_SECONDS = 10

type Shop = { db: Database; stock: StockKeeper; log: Pick<FastifyBaseLogger, 'error'> }
type Outcomes = StatusOutcomes & { changedTags: string[] }

async function moveAll<Row extends { orderId: number }>(
  { log }: Shop,
  rows: readonly Row[],
  move: (row: Row) => Promise<ChangedOrder>,
): Promise<Outcomes> {
  const message = 'orders: one of many statuses could not be changed'
  const { done, refused } = await oneByOne(rows, move, { log, message })
  const changed = done.map(({ made: { order } }) => {
    const change = order.history.at(-1)?.id
    if (change === undefined) throw new Error('a change of status left no row in the history')
    return { orderId: order.id, status: order.status, change }
  })
  return { changed, refused, changedTags: [...new Set(done.flatMap(({ made }) => made.changedTags))] }
}

/** Directly, as in the list. Orders that others have changed since they were seen are refused; the rest are changed. */
export async function changeManyStatuses(
  shop: Shop,
  { status: to, orders, who }: ChangeStatuses & { who: string },
): Promise<Outcomes> {
  const undoSeconds = UNDO_SECONDS + (orders.length > 1 ? ALL_DONE_SECONDS : 0)
  return moveAll(shop, orders, async ({ orderId, from: seen }) =>
    changeOrderStatus(shop, { orderId, to, seen, mode: 'direct', who, undoSeconds }),
  )
}

/** Those whose mail has left, or that others have changed again, stay as they are. */
export async function undoManyStatuses(
  shop: Shop,
  { changes, who }: UndoStatuses & { who: string },
): Promise<Outcomes> {
  return moveAll(shop, changes, async (change) => undoOrderStatus(shop, { ...change, who }))
}

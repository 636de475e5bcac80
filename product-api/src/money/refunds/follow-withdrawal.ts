import {
  isSettled,
  withdrawalStatuses,
  type WithdrawalStatus,
} from '@bieznik/contract/care/withdrawal-status'
import type { OrderReturns } from '@bieznik/contract/money/refund'
import type { OrderDetail } from '@bieznik/contract/selling/order'
import { lockWithdrawal, moveWithdrawal } from '../../care/withdrawals/change-withdrawal.ts'
import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { withdrawals } from '../../platform/db/schema/withdrawals.ts'
import { getOrderDetail } from '../../selling/orders/orders.queries.ts'
import { getOrderReturns } from './refunds.queries.ts'
import { statedPieces, type StatedPieces } from './stated-pieces.ts'

type Stated = { id: number; pieces: StatedPieces[] | null }

const piecesOf = (returns: OrderReturns['returns'], itemId: number) =>
  returns
    .flatMap(({ lines }) => lines.filter((line) => line.itemId === itemId))
    .reduce((sum, line) => sum + line.pieces, 0)

/**
 * Every piece that it names has come back for it, as far as it can: what came back for another case is here already. Pieces that cannot be
 * found in the order count as back as soon as something is.
 */
function areGoodsBack({ id, pieces }: Stated, { returns }: OrderReturns): boolean {
  const own = returns.filter(({ withdrawalId }) => withdrawalId === id)
  const others = returns.filter(({ withdrawalId }) => withdrawalId !== id)
  if (pieces === null || pieces.length === 0) return own.length > 0
  return pieces.every(
    ({ item, count }) => piecesOf(own, item.id) >= Math.min(count, item.quantity - piecesOf(others, item.id)),
  )
}

/** The price of every piece that it names has gone back for it, or there is nothing left to send. */
function isPaidBack({ id, pieces }: Stated, { refunds, refundable }: OrderReturns): boolean {
  const own = refunds.filter(({ withdrawalId, state }) => withdrawalId === id && state !== 'rejected')
  if (own.length === 0 || own.some(({ state }) => state === 'asked')) return false
  if (refundable === 0) return true
  const sent = own.reduce((sum, { amount }) => sum + amount, 0)
  return pieces !== null && sent >= pieces.reduce((sum, { item, count }) => sum + item.price * count, 0)
}

function reached(stated: Stated, returns: OrderReturns): WithdrawalStatus | null {
  if (isPaidBack(stated, returns)) return 'refunded'
  return areGoodsBack(stated, returns) ? 'goods_back' : null
}

/**
 * The status of a withdrawal follows its goods and its money, in the transaction that takes or sends them and has locked the order.
 * One that staff have settled stays as it is.
 * @param who uid of the member of staff whose act it is
 */
export async function followWithdrawal(
  tx: Transaction,
  { withdrawalId, orderId, who }: { withdrawalId: number; orderId: OrderDetail['id']; who: string },
): Promise<void> {
  const { status: from, lines } = await lockWithdrawal(tx, withdrawalId)
  const order = isSettled(from) ? null : await getOrderDetail(tx, { id: orderId })
  if (!order) return
  const stated = { id: withdrawalId, pieces: statedPieces(lines, order) }
  const to = reached(stated, await getOrderReturns(tx, order))
  if (to !== null && to !== from) await moveWithdrawal(tx, { id: withdrawalId, from, to, who })
}

const settled = withdrawalStatuses.filter(isSettled)

/** The same of all withdrawals from an order: goods that come back for another case are back for them too. */
export async function followWithdrawalsOf(
  tx: Transaction,
  { orderId, who }: { orderId: OrderDetail['id']; who: string },
): Promise<void> {
  const open = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), notInArray(withdrawals.status, settled)))
    .orderBy(asc(withdrawals.id))
  for (const { id: withdrawalId } of open) await followWithdrawal(tx, { withdrawalId, orderId, who })
}

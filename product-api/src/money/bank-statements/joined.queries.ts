import { grosze, type Grosze } from '@bieznik/contract/money/money'
import { asc, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { payments } from '../../platform/db/schema/payments.ts'

/** What of a line pays orders, sent back since or not. */
export async function listJoined(db: Queryable, lineIds: readonly number[]) {
  if (lineIds.length === 0) return []
  const rows = await db
    .select({
      lineId: payments.statementLineId,
      orderId: payments.orderId,
      amount: payments.amount,
      state: payments.state,
    })
    .from(payments)
    .where(inArray(payments.statementLineId, [...lineIds]))
    .orderBy(asc(payments.createdAt))
  return rows.flatMap(({ lineId, orderId, amount, state }) =>
    lineId === null || orderId === null
      ? []
      : [{ lineId, orderId, amount, isRefunded: state === 'refunded' }],
  )
}

/** What is not decided on yet. */
export const leftOf = ({ amount }: { amount: Grosze }, joined: readonly { amount: Grosze }[]): Grosze =>
  grosze(joined.reduce((left, part) => left - part.amount, amount as number))

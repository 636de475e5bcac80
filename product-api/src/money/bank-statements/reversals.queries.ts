import type { BankReversal } from '@bieznik/contract/money/bank-statement'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/db/client.ts'
import { bankReversals } from '../../platform/db/schema/bank-statements.ts'
import { listJoined } from './joined.queries.ts'

/** How many are named. */
const NAMED = 50

/** When the bank took back the money of these lines. */
export async function listReversedOn(
  db: Queryable,
  lineIds: readonly number[],
): Promise<Map<number | null, string>> {
  if (lineIds.length === 0) return new Map()
  const { lineId, bookedOn } = bankReversals
  const rows = await db
    .select({ lineId, bookedOn })
    .from(bankReversals)
    .where(inArray(lineId, [...lineIds]))
  return new Map(rows.map((row) => [row.lineId, row.bookedOn]))
}

/** Reversals that wait for a person, the oldest first. */
export async function listOpenReversals(
  db: Queryable,
): Promise<{ total: number; reversals: BankReversal[] }> {
  const isOpen = isNull(bankReversals.settledAt)
  const rows = await db.select().from(bankReversals).where(isOpen).orderBy(asc(bankReversals.id)).limit(NAMED)
  const joined = await listJoined(
    db,
    rows.flatMap(({ lineId }) => lineId ?? []),
  )
  const lineOf = (id: number) => ({
    id,
    joined: joined.filter(({ lineId }) => lineId === id).map(({ lineId: _lineId, ...part }) => part),
  })
  return {
    total: await db.$count(bankReversals, isOpen),
    reversals: rows.map(({ id, bookedOn, amount, title, payer, payerAccount, lineId }) => ({
      id,
      bookedOn,
      amount,
      title,
      payer,
      payerAccount,
      line: lineId === null ? null : lineOf(lineId),
    })),
  }
}

/** Nothing of the line pays an order any more. */
export async function settleReversalOf(tx: Transaction, lineId: number): Promise<void> {
  await tx
    .update(bankReversals)
    .set({ settledAt: sql`now()` })
    .where(and(eq(bankReversals.lineId, lineId), isNull(bankReversals.settledAt)))
}

/** A person has cleared it up. Returns whether there is such a reversal; one that is settled stays as it was. */
export async function settleReversal(db: Database, id: number, who: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx
      .update(bankReversals)
      .set({ settledAt: sql`now()`, settledBy: who })
      .where(and(eq(bankReversals.id, id), isNull(bankReversals.settledAt)))
    return (await tx.$count(bankReversals, eq(bankReversals.id, id))) > 0
  })
}

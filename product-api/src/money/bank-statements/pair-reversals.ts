import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { bankReversals, bankStatementLines } from '../../platform/db/schema/bank-statements.ts'
import { creditOfReversal } from './credit-of-reversal.ts'
import { listJoined } from './joined.queries.ts'

type Reversal = typeof bankReversals.$inferSelect

/** A bank takes back a credit within this time. */
const WITHIN_DAYS = 90

/** Lines that it may take back, the newest last, which no other transaction decides on until this one ends. */
async function lockCandidates(tx: Transaction, { amount, bookedOn }: Reversal) {
  const { id, title, payerAccount, settledAt, bookedOn: day } = bankStatementLines
  const taken = tx.select({ id: bankReversals.id }).from(bankReversals).where(eq(bankReversals.lineId, id))
  const lines = await tx
    .select({ id, title, payerAccount, settledAt, days: sql<number>`${bookedOn}::date - ${day}` })
    .from(bankStatementLines)
    .where(
      and(
        eq(bankStatementLines.amount, amount),
        sql`${day} between ${bookedOn}::date - ${WITHIN_DAYS}::integer and ${bookedOn}::date`,
        notExists(taken),
      ),
    )
    .orderBy(asc(day), asc(id))
    .for('update')
  const joined = await listJoined(
    tx,
    lines.map((line) => line.id),
  )
  return lines.map((line) => ({
    ...line,
    isUntouched: line.settledAt === null && joined.every(({ lineId }) => lineId !== line.id),
  }))
}

/** Returns whether nothing is left to do. */
async function pair(tx: Transaction, reversal: Reversal): Promise<boolean> {
  const candidates = await lockCandidates(tx, reversal)
  const lineId = creditOfReversal(reversal, candidates)
  if (lineId === null) return false
  const isUntouched = candidates.some(({ id, isUntouched: is }) => id === lineId && is)
  const settledAt = isUntouched ? sql`now()` : null
  await tx.update(bankReversals).set({ lineId, settledAt }).where(eq(bankReversals.id, reversal.id))
  // What is left of the credit is no money any more; the parts that pay orders stay until a person takes them back.
  await tx
    .update(bankStatementLines)
    .set({ settledAt: sql`coalesce(${bankStatementLines.settledAt}, now())` })
    .where(eq(bankStatementLines.id, lineId))
  return isUntouched
}

/**
 * Finds the credits of reversals that have none yet. A credit on which nobody had decided is settled with its reversal; any other one waits
 * for a person. Returns the reversals that need nobody. One import at a time: each sees the credits and the reversals of those before.
 */
export async function pairReversals(tx: Transaction): Promise<number[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank reversals'))`)
  const waiting = await tx
    .select()
    .from(bankReversals)
    .where(and(isNull(bankReversals.lineId), isNull(bankReversals.settledAt)))
    .orderBy(asc(bankReversals.bookedOn), asc(bankReversals.id))
  const settled: number[] = []
  for (const reversal of waiting) if (await pair(tx, reversal)) settled.push(reversal.id)
  return settled
}

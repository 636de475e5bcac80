import type { StoredDraft, WithdrawalDraft } from '@bieznik/contract/care/withdrawal'
import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { withdrawalDrafts, withdrawals } from '../../platform/db/schema/withdrawals.ts'
import { notFound } from '../../platform/http/problem-error.ts'

const KEPT_HOURS = 24

/** Stores a draft for a day, and deletes older ones. A draft never changes. */
export async function storeDraft(db: Database, draft: WithdrawalDraft): Promise<void> {
  const isOld = lt(withdrawalDrafts.createdAt, sql`now() - make_interval(hours => ${KEPT_HOURS})`)
  await db.delete(withdrawalDrafts).where(isOld)
  await db.insert(withdrawalDrafts).values(draft).onConflictDoNothing()
}

/** Throws not_found. */
export async function requireDraft(db: Database, id: string): Promise<StoredDraft> {
  const [row] = await db
    .select({ sealed: withdrawalDrafts.sealed, id: withdrawals.id, receivedAt: withdrawals.receivedAt })
    .from(withdrawalDrafts)
    .leftJoin(withdrawals, eq(withdrawals.idempotencyKey, withdrawalDrafts.id))
    .where(eq(withdrawalDrafts.id, id))
  if (!row) throw notFound('draft')
  const { sealed, id: acceptedId, receivedAt } = row
  if (acceptedId === null || receivedAt === null) return { sealed, accepted: null }
  return {
    sealed,
    accepted: { number: withdrawalNumber(acceptedId), receivedAt: receivedAt.toISOString() },
  }
}

import type { StoredDraft } from '@bieznik/contract/care/case'
import type { AcceptedWithdrawal } from '@bieznik/contract/care/withdrawal'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { withdrawalDrafts, withdrawals } from '../../platform/db/schema/withdrawals.ts'
import { requireSealed } from '../cases/form-drafts.ts'
import { acceptedOf } from './accept-withdrawal.ts'

/** A draft with what was accepted of it. Throws not_found. */
export async function requireDraft(db: Database, id: string): Promise<StoredDraft<AcceptedWithdrawal>> {
  const sealed = await requireSealed(db, withdrawalDrafts, id)
  const [made] = await db.select().from(withdrawals).where(eq(withdrawals.idempotencyKey, id))
  return { sealed, accepted: made ? acceptedOf(made) : null }
}

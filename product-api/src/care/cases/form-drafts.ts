import type { FormDraft } from '@bieznik/contract/care/case'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import type { FormDrafts } from '../../platform/db/schema/form-drafts.ts'
import { notFound } from '../../platform/http/problem-error.ts'

/** Drafts from before this moment have expired, with their photos. */
export const aDayAgo = sql`now() - interval '24 hours'`

/** Stores a draft for a day, in place of what it was before, and deletes older ones. */
export async function storeDraft(db: Database, drafts: FormDrafts, { id, sealed }: FormDraft): Promise<void> {
  await db.delete(drafts).where(lt(drafts.createdAt, aDayAgo))
  await db.insert(drafts).values({ id, sealed }).onConflictDoUpdate({ target: drafts.id, set: { sealed } })
}

/** Throws not_found. */
export async function requireSealed(db: Database, drafts: FormDrafts, id: string): Promise<string> {
  const [draft] = await db.select({ sealed: drafts.sealed }).from(drafts).where(eq(drafts.id, id))
  if (!draft) throw notFound('draft')
  return draft.sealed
}

import type { PastBulkChange } from '@bieznik/contract/catalogue/bulk-change'
import { desc } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { bulkChanges } from '../../platform/db/schema/bulk-changes.ts'

/** The last bulk changes, the newest first. */
export async function listBulkChanges(db: Queryable, limit: number): Promise<PastBulkChange[]> {
  const rows = await db.select().from(bulkChanges).orderBy(desc(bulkChanges.id)).limit(limit)
  return rows.map(({ undoneBy: _, ...row }) => withIso(row))
}

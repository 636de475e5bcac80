import type { PastImport } from '@bieznik/contract/catalogue/product-import'
import { desc } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { productImports } from '../../platform/db/schema/product-imports.ts'

/** The last imports, the newest first. */
export async function listPastImports(db: Queryable, limit: number): Promise<PastImport[]> {
  const rows = await db.select().from(productImports).orderBy(desc(productImports.id)).limit(limit)
  return rows.map(({ undoneBy: _, ...row }) => withIso(row))
}

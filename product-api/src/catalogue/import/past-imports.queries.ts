import type { PastImport } from '@bieznik/contract/catalogue/product-import'
import { desc } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { together } from '../../platform/db/together.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { productImports } from '../../platform/db/schema/product-imports.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'

/** Imports, the newest first. */
export async function listPastImports(db: Queryable, { limit, offset }: Slice): Promise<Page<PastImport>> {
  const [rows, total] = await together([
    db.select().from(productImports).orderBy(desc(productImports.id)).limit(limit).offset(offset),
    db.$count(productImports),
  ])
  return { rows: rows.map(({ undoneBy: _, ...row }) => withIso(row)), total }
}

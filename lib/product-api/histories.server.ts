import 'server-only'
import { pastBulkChangeSchema, type PastBulkChange } from '@bieznik/contract/catalogue/bulk-change'
import { pastImportSchema, type PastImport } from '@bieznik/contract/catalogue/product-import'
import { productEventSchema, type ProductEvent } from '@bieznik/contract/catalogue/product-input'
import { z } from 'zod'
import { withNames } from '@/lib/user-records/people-names.server'
import { readFor, type OnBehalfOf } from './on-behalf.server'

/*
 * What staff have done, the newest first. The product API knows who did it by uid; their names come from the identity service.
 */

export async function listBulkChanges(who: OnBehalfOf): Promise<PastBulkChange[]> {
  const call = { path: '/api/products/bulk-changes', reply: z.array(pastBulkChangeSchema) }
  return withNames(await readFor(who, call))
}

export async function listImports(who: OnBehalfOf): Promise<PastImport[]> {
  return withNames(await readFor(who, { path: '/api/products/imports', reply: z.array(pastImportSchema) }))
}

export async function listProductEvents(who: OnBehalfOf, id: number): Promise<ProductEvent[]> {
  const call = { path: `/api/products/${id}/history`, reply: z.array(productEventSchema) }
  return withNames(await readFor(who, call))
}

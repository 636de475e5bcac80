import 'server-only'
import {
  appliedBulkChangeSchema,
  applyBulkChangeSchema,
  bulkPreviewSchema,
  pastBulkChangeSchema,
  undoneBulkChangeSchema,
  type AppliedBulkChange,
  type ApplyBulkChange,
  type PastBulkChange,
  type UndoneBulkChange,
} from '@bieznik/contract/bulk-change'
import { z } from 'zod'
import type { PreviewRequest } from '@/lib/admin-products/bulk-requests'
import type { OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'
import { filterOf } from './managed-products.server'

/** Many products take longer than one. */
function bulkCall({ caller, requestId, language }: OnBehalfOf, path = '') {
  const whole = `/api/products/bulk-changes${path}`
  return { path: whole, token: caller.token, requestId, language, deadline: 'import' as const }
}

/** The last bulk changes, the newest first. */
export async function listBulkChanges(who: OnBehalfOf): Promise<PastBulkChange[]> {
  return (await callProductApi({ ...bulkCall(who), reply: z.array(pastBulkChangeSchema) })).data
}

/** What a change would make of each product. Throws invalid_request where there are too many. */
export async function previewBulkChange(
  who: OnBehalfOf,
  { change, target }: PreviewRequest,
): Promise<z.output<typeof bulkPreviewSchema>> {
  const json = { change, target: 'ids' in target ? target : { filter: filterOf(target.listed) } }
  const call = { ...bulkCall(who, '/preview'), method: 'POST' as const, json }
  return (await callProductApi({ ...call, reply: bulkPreviewSchema })).data
}

/** Applies what was previewed; what has changed since is left out. */
export async function applyBulkChange(who: OnBehalfOf, change: ApplyBulkChange): Promise<AppliedBulkChange> {
  const json = z.encode(applyBulkChangeSchema, change)
  const call = { ...bulkCall(who), method: 'POST' as const, json }
  return (await callProductApi({ ...call, reply: appliedBulkChangeSchema })).data
}

/** Throws not_found, also for what has been undone already. */
export async function undoBulkChange(who: OnBehalfOf, id: number): Promise<UndoneBulkChange> {
  const call = { ...bulkCall(who, `/${id}/undo`), method: 'POST' as const }
  return (await callProductApi({ ...call, reply: undoneBulkChangeSchema })).data
}

import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import {
  appliedBulkChangeSchema,
  applyBulkChangeSchema,
  bulkPreviewSchema,
  pastBulkChangeSchema,
  previewBulkChangeSchema,
  undoneBulkChangeSchema,
} from '../catalogue/bulk-change.ts'
import { endpoint } from '../endpoint.ts'

/** Changes of many products at once; many take longer than one. */
export const bulkChanges = {
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/products/bulk-changes/preview',
    summary: 'Says of each product what a change would make of it',
    body: previewBulkChangeSchema,
    reply: bulkPreviewSchema,
    deadline: 'import',
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/admin/products/bulk-changes',
    summary: 'Changes products as they were previewed; those that have changed since are left out',
    body: applyBulkChangeSchema,
    reply: appliedBulkChangeSchema,
    deadline: 'import',
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admin/products/bulk-changes/:id/undo',
    summary: 'Takes such a change back; products that have changed since are left out',
    params: z.strictObject({ id: idParamSchema }),
    reply: undoneBulkChangeSchema,
    deadline: 'import',
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/past-bulk-changes',
    at: '/api/products/bulk-changes',
    summary: 'The last changes of many products at once, the newest first',
    reply: z.array(pastBulkChangeSchema),
  }),
}

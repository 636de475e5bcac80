import {
  appliedBulkChangeSchema,
  applyBulkChangeSchema,
  bulkPreviewSchema,
  pastBulkChangeSchema,
  undoneBulkChangeSchema,
  type ApplyBulkChange,
} from '@bieznik/contract/bulk-change'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'
import type { PreviewRequest } from './bulk-requests'
import { ADMIN_PRODUCTS } from './product-queries'

const PATH = '/api/admin/products/bulk-changes'

export const pastBulkChangesQuery = queryOptions({
  queryKey: [...ADMIN_PRODUCTS, 'bulk-changes'],
  queryFn: ({ signal }) => callBff(PATH, { reply: z.array(pastBulkChangeSchema), signal }),
})

export const previewBulkChangeMutation = mutationOptions({
  mutationFn: (json: PreviewRequest) =>
    callBff(`${PATH}/preview`, { method: 'POST', json, reply: bulkPreviewSchema }),
})

export function applyBulkChangeMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (change: ApplyBulkChange) =>
      callBff(PATH, {
        method: 'POST',
        json: z.encode(applyBulkChangeSchema, change),
        reply: appliedBulkChangeSchema,
      }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PRODUCTS }),
  })
}

export function undoBulkChangeMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) =>
      callBff(`${PATH}/${id}/undo`, { method: 'POST', reply: undoneBulkChangeSchema }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PRODUCTS }),
  })
}

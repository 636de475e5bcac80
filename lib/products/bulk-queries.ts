import {
  applyBulkChangeSchema,
  type ApplyBulkChange,
  type previewBulkChangeSchema,
} from '@bieznik/contract/catalogue/bulk-change'
import { bulkChanges } from '@bieznik/contract/endpoints/bulk-changes'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { namedQuery, whoNamed } from '@/lib/query/named-query'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { ADMIN_PRODUCTS } from './product-queries'

export const pastBulkChangesQuery = queryOptions({
  ...namedQuery(
    bulkChanges.list,
    {},
    { uidsOf: (changes) => changes.map(({ who }) => who), under: ADMIN_PRODUCTS },
  ),
  select: whoNamed,
})

export type PreviewRequest = z.input<typeof previewBulkChangeSchema>

export const previewBulkChangeMutation = mutationOptions({
  mutationFn: (json: PreviewRequest) => callEndpoint(bulkChanges.preview, { json }),
})

export function applyBulkChangeMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (change: ApplyBulkChange) =>
      callEndpoint(bulkChanges.apply, { json: z.encode(applyBulkChangeSchema, change) }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PRODUCTS }),
  })
}

export function undoBulkChangeMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => callEndpoint(bulkChanges.undo, { params: { id } }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PRODUCTS }),
  })
}

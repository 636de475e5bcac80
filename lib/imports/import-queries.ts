import { imports } from '@bieznik/contract/endpoints/imports'
import { pastImportSchema, type ExportOptions } from '@bieznik/contract/catalogue/product-import'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff, streamBff } from '@/lib/http/bff'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { queryOf } from './import-query'

export const pastImportsQuery = queryOptions({
  queryKey: ['admin', 'imports'],
  queryFn: ({ signal }) => callBff('/api/admin/import', { reply: z.array(pastImportSchema), signal }),
})

export function undoImportMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => callEndpoint(imports.undo, { params: { id } }),
    onSettled: () => refetchQueries(client, pastImportsQuery),
  })
}

export const exportMutation = mutationOptions({
  mutationFn: async (options: ExportOptions) =>
    (await streamBff(`/api/admin/export?${new URLSearchParams(queryOf(options))}`, {})).blob(),
})

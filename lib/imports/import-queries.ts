import { imports } from '@bieznik/contract/endpoints/imports'
import type { ExportOptions } from '@bieznik/contract/catalogue/product-import'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { streamBff } from '@/lib/http/bff'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { namedQuery, whoNamed } from '@/lib/query/named-query'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { queryOf } from './import-query'

export const pastImportsQuery = queryOptions({
  ...namedQuery(imports.list, {}, { uidsOf: (past) => past.map(({ who }) => who) }),
  select: whoNamed,
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

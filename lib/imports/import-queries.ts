import { imports } from '@bieznik/contract/endpoints/imports'
import type { ExportOptions, PastImport } from '@bieznik/contract/catalogue/product-import'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { streamBff } from '@/lib/http/bff'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { namedQuery, whoNamed } from '@/lib/query/named-query'
import type { Search } from '@/lib/query/search-address'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { queryOf } from './import-query'

/** All pages of what was imported. */
export const PAST_IMPORTS = ['admin', 'imports'] as const

export const pastImportsQuery = (query: Search) => {
  const uidsOf = { uidsOf: ({ rows }: { rows: readonly PastImport[] }) => rows.map(({ who }) => who) }
  return queryOptions({
    ...namedQuery(imports.list, { query }, uidsOf),
    select: ({ found: { rows, total }, people }) => ({ rows: whoNamed({ found: rows, people }), total }),
  })
}

export function undoImportMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => callEndpoint(imports.undo, { params: { id } }),
    onSettled: () => refetchQueries(client, { queryKey: PAST_IMPORTS }),
  })
}

export const exportMutation = mutationOptions({
  mutationFn: async (options: ExportOptions) =>
    (await streamBff(`/api/admin/export?${new URLSearchParams(queryOf(options))}`, {})).blob(),
})

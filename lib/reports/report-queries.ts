import { numbers } from '@bieznik/contract/endpoints/numbers'
import type { ReportFile, ReportQuery } from '@bieznik/contract/money/reports'
import type { Language } from '@bieznik/contract/language'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { streamBff } from '@/lib/http/bff'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { refetchQueries } from '@/lib/query/refetch-queries'

export const reportQuery = (query: ReportQuery) =>
  queryOptions({ ...endpointQuery(numbers.get, { query }), placeholderData: keepPreviousData })

export const stockReportQuery = (days: number) =>
  queryOptions({
    ...endpointQuery(numbers.getStock, { query: { days } }),
    placeholderData: keepPreviousData,
  })

type WantedFile = ReportQuery & { file: ReportFile; days: number; language: Language }

export const reportFileMutation = mutationOptions({
  mutationFn: async ({ file, days, ...query }: WantedFile) => {
    const params = new URLSearchParams({ ...query, days: String(days) })
    return (await streamBff(`/api/admin/numbers/files/${file}?${params}`, {})).blob()
  },
})

/** `price`: net, in PLN; null: not known. */
export const purchasePriceMutation = (client: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: (price: number | null) =>
      callEndpoint(numbers.writePurchasePrice, { params: { id }, json: { price } }),
    onSettled: () => refetchQueries(client, { queryKey: ['admin', 'numbers'] }),
  })

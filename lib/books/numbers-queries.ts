import {
  numbersSchema,
  purchasePriceSchema,
  stockNumbersSchema,
  type NumberFile,
  type NumbersQuery,
} from '@bieznik/contract/numbers'
import type { Language } from '@bieznik/contract/language'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callBff, streamBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'

const NUMBERS = ['admin', 'numbers'] as const

export const numbersQuery = (query: NumbersQuery) =>
  queryOptions({
    queryKey: [...NUMBERS, 'turnover', query],
    queryFn: ({ signal }) =>
      callBff(`/api/admin/numbers?${new URLSearchParams(query)}`, { reply: numbersSchema, signal }),
    placeholderData: keepPreviousData,
  })

export const stockNumbersQuery = (days: number) =>
  queryOptions({
    queryKey: [...NUMBERS, 'stock', days],
    queryFn: ({ signal }) =>
      callBff(`/api/admin/numbers/stock?days=${days}`, { reply: stockNumbersSchema, signal }),
    placeholderData: keepPreviousData,
  })

type WantedFile = NumbersQuery & { file: NumberFile; days: number; language: Language }

export const numberFileMutation = mutationOptions({
  mutationFn: async ({ file, days, ...query }: WantedFile) => {
    const params = new URLSearchParams({ ...query, days: String(days) })
    return (await streamBff(`/api/admin/numbers/files/${file}?${params}`, {})).blob()
  },
})

/** `price`: net, in PLN; null: not known. */
export const purchasePriceMutation = (client: QueryClient, productId: number) =>
  mutationOptions({
    mutationFn: (price: number | null) =>
      callBff(`/api/admin/numbers/purchase-prices/${productId}`, {
        method: 'PUT',
        json: { price },
        reply: purchasePriceSchema,
      }),
    onSettled: () => refetchQueries(client, { queryKey: NUMBERS }),
  })

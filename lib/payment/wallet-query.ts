import { queryOptions } from '@tanstack/react-query'
import { requestJson } from '@/lib/http/request-json'
import { browserConfigSchema } from './browser-config'

/** What the wallet's button needs; null: no wallet is configured. The same for everyone, and for as long as the page is open. */
export function walletQuery() {
  return queryOptions({
    queryKey: ['wallet'],
    queryFn: async ({ signal }) =>
      (await requestJson('/api/config', { reply: browserConfigSchema, signal })).wallet,
    staleTime: Infinity,
  })
}

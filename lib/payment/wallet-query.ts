import { walletConfigSchema } from '@bieznik/contract/payment'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { requestJson } from '@/lib/http/request-json'

/** What this shop tells every browser, as far as it is about the wallet. */
const configSchema = z.object({ wallet: walletConfigSchema.nullable() })

/** What the wallet's button needs; null: no wallet is configured. The same for everyone, and for as long as the page is open. */
export function walletQuery() {
  return queryOptions({
    queryKey: ['wallet'],
    queryFn: async ({ signal }) => (await requestJson('/api/config', { reply: configSchema, signal })).wallet,
    staleTime: Infinity,
  })
}

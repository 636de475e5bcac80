import { recalls } from '@bieznik/contract/endpoints/recalls'
import { recallSchema, type RecallScope, type StartRecall } from '@bieznik/contract/care/recall'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { refetchQueries } from '@/lib/query/refetch-queries'

const ADMIN_RECALLS = ['admin', 'recalls'] as const

export const recallListSchema = z.strictObject({
  recalls: z.array(recallSchema),
  /** Name or e-mail address by uid; not everyone is known. */
  people: z.record(z.string(), z.string()),
})
export type RecallList = z.output<typeof recallListSchema>

export const recallsQuery = queryOptions({
  queryKey: ADMIN_RECALLS,
  queryFn: ({ signal }) => callBff('/api/admin/recalls', { reply: recallListSchema, signal }),
})

/** Asks who would be told. */
export const recallBuyersMutation = mutationOptions({
  mutationFn: (json: RecallScope) => callEndpoint(recalls.buyers, { json }),
})

export function startRecallMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (json: StartRecall) => callEndpoint(recalls.start, { json }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_RECALLS }),
  })
}

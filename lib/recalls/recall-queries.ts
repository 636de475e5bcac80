import { recalls } from '@bieznik/contract/endpoints/recalls'
import type { RecallScope, StartRecall } from '@bieznik/contract/care/recall'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { namedQuery } from '@/lib/query/named-query'
import { refetchQueries } from '@/lib/query/refetch-queries'

const ADMIN_RECALLS = ['admin', 'recalls'] as const

export const recallsQuery = namedQuery(
  recalls.list,
  {},
  { uidsOf: (started) => started.map(({ startedBy }) => startedBy) },
)

/** Asks who would get a mail. */
export const recallBuyersMutation = mutationOptions({
  mutationFn: (json: RecallScope) => callEndpoint(recalls.buyers, { json }),
})

export function startRecallMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (json: StartRecall) => callEndpoint(recalls.start, { json }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_RECALLS }),
  })
}

import {
  recallBuyersSchema,
  recallSchema,
  type RecallScope,
  type StartRecall,
} from '@bieznik/contract/recall'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'

const ADMIN_RECALLS = ['admin', 'recalls'] as const
const PATH = '/api/admin/recalls'

export const recallListSchema = z.strictObject({
  recalls: z.array(recallSchema),
  /** Name or e-mail address by uid; not everyone is known. */
  people: z.record(z.string(), z.string()),
})
export type RecallList = z.output<typeof recallListSchema>

export const startedRecallSchema = z.strictObject({ id: z.int() })

export const recallsQuery = queryOptions({
  queryKey: ADMIN_RECALLS,
  queryFn: ({ signal }) => callBff(PATH, { reply: recallListSchema, signal }),
})

/** Asks who would be told. */
export const recallBuyersMutation = mutationOptions({
  mutationFn: (scope: RecallScope) =>
    callBff(`${PATH}/buyers`, { method: 'POST', json: scope, reply: recallBuyersSchema }),
})

export function startRecallMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (recall: StartRecall) =>
      callBff(PATH, { method: 'POST', json: recall, reply: startedRecallSchema }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_RECALLS }),
  })
}

import { failuresSchema, type Failure, type RetryFailure } from '@bieznik/contract/failure'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { ADMIN_ORDERS } from '@/lib/orders/order-queries'
import { refetchQueries } from '@/lib/query/refetch-queries'

const FAILURES = '/api/admin/failures'

export const failuresQuery = queryOptions({
  queryKey: ['admin', 'failures'],
  queryFn: ({ signal }) => callBff(FAILURES, { reply: failuresSchema, signal }),
})

/** What a person does with one. */
export type FailureStep =
  | { what: 'retry'; json: RetryFailure }
  | { what: 'close'; json: Record<string, never> }

/** The list is replaced by what is left, and fetched again after a refused step. */
export function handleFailureMutation(client: QueryClient, { kind, id }: Pick<Failure, 'kind' | 'id'>) {
  return mutationOptions({
    mutationFn: ({ what, json }: FailureStep) =>
      callBff(`${FAILURES}/${kind}/${id}/${what}`, { method: 'POST', json, reply: failuresSchema }),
    onSuccess: (left) => client.setQueryData(failuresQuery.queryKey, left),
    onError: () => refetchQueries(client, failuresQuery),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_ORDERS }),
  })
}

import { failures } from '@bieznik/contract/endpoints/failures'
import type { Failure, RetryFailure } from '@bieznik/contract/platform/failure'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { ADMIN_ORDERS } from '@/lib/orders/staff-order-queries'
import { refetchQueries } from '@/lib/query/refetch-queries'

export const failuresQuery = endpointQuery(failures.list, {})

/** What a person does with one. */
export type FailureStep = { what: 'retry'; json: RetryFailure } | { what: 'close' }

/** The list is replaced by what is left, and fetched again after a refused step. */
export function handleFailureMutation(client: QueryClient, { kind, id }: Pick<Failure, 'kind' | 'id'>) {
  return mutationOptions({
    mutationFn: (step: FailureStep) =>
      step.what === 'retry'
        ? callEndpoint(failures.retry, { params: { kind, id }, json: step.json })
        : callEndpoint(failures.close, { params: { kind, id } }),
    onSuccess: (left) => client.setQueryData(failuresQuery.queryKey, left),
    onError: () => refetchQueries(client, failuresQuery),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_ORDERS }),
  })
}

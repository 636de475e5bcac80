import { withdrawals } from '@bieznik/contract/endpoints/withdrawals'
import type { WithdrawalNote } from '@bieznik/contract/care/withdrawal'
import type { WithdrawalStatus } from '@bieznik/contract/care/withdrawal-status'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { namedQuery } from '@/lib/query/named-query'
import { refetchQueries } from '@/lib/query/refetch-queries'
import type { FilledEntry } from './entry-form'
import type { StaffWithdrawal } from './withdrawal-requests'

const ADMIN_WITHDRAWALS = ['admin', 'withdrawals'] as const

export function withdrawalQuery(id: number) {
  return queryOptions({
    ...namedQuery(
      withdrawals.get,
      { params: { id } },
      { uidsOf: ({ history }) => history.map(({ changedBy }) => changedBy) },
    ),
    select: ({ found, people }): StaffWithdrawal => ({ ...found, people }),
  })
}

/** What staff can change of a withdrawal, each by a call of its own. */
export type WithdrawalChange =
  | { part: 'status'; json: { status: WithdrawalStatus; from: WithdrawalStatus } }
  | { part: 'order'; json: { orderId: number | null } }
  | { part: 'note'; json: WithdrawalNote }

/** Refetched after a change, and after a refused one. */
export function changeWithdrawalMutation(client: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: (change: WithdrawalChange) => {
      const params = { id }
      if (change.part === 'status')
        return callEndpoint(withdrawals.changeStatus, { params, json: change.json })
      if (change.part === 'order') return callEndpoint(withdrawals.matchOrder, { params, json: change.json })
      return callEndpoint(withdrawals.writeNote, { params, json: change.json })
    },
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_WITHDRAWALS }),
  })
}

export function enterWithdrawalMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (json: FilledEntry) => callEndpoint(withdrawals.enter, { json }),
    onSuccess: () => void refetchQueries(client, { queryKey: ADMIN_WITHDRAWALS }),
  })
}

import { withdrawalDetailSchema, type WithdrawalNote } from '@bieznik/contract/withdrawal'
import type { WithdrawalStatus } from '@bieznik/contract/withdrawal-status'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { statusSearchParams } from '@/lib/query/status-search'
import type { FilledEntry } from './entry-form'
import { staffWithdrawalSchema, withdrawalPageSchema, type WithdrawalSearch } from './withdrawal-requests'

const ADMIN_WITHDRAWALS = ['admin', 'withdrawals'] as const
const PATH = '/api/admin/withdrawals'

export function allWithdrawalsQuery(search: WithdrawalSearch) {
  return queryOptions({
    queryKey: [...ADMIN_WITHDRAWALS, 'list', search],
    queryFn: ({ signal }) =>
      callBff(`${PATH}?${statusSearchParams(search)}`, { reply: withdrawalPageSchema, signal }),
    placeholderData: keepPreviousData,
  })
}

export function withdrawalQuery(id: number) {
  return queryOptions({
    queryKey: [...ADMIN_WITHDRAWALS, 'one', id],
    queryFn: ({ signal }) => callBff(`${PATH}/${id}`, { reply: staffWithdrawalSchema, signal }),
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
    mutationFn: ({ part, json }: WithdrawalChange) =>
      callBff(`${PATH}/${id}/${part}`, { method: 'PATCH', json, reply: withdrawalDetailSchema }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_WITHDRAWALS }),
  })
}

export function enterWithdrawalMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (entry: FilledEntry) =>
      callBff(PATH, { method: 'POST', json: entry, reply: withdrawalDetailSchema }),
    onSuccess: () => void refetchQueries(client, { queryKey: ADMIN_WITHDRAWALS }),
  })
}

import { complaintDetailSchema, type AnswerComplaint } from '@bieznik/contract/complaint'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callBff, streamBff } from '@/lib/http/bff'
import { dataUrlOf } from '@/lib/pictures/data-url'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { statusSearchParams } from '@/lib/query/status-search'
import { complaintPageSchema, staffComplaintSchema, type ComplaintSearch } from './complaint-requests'
import type { FilledComplaint } from './entry-form'

const ADMIN_COMPLAINTS = ['admin', 'complaints'] as const
const PATH = '/api/admin/complaints'

export function allComplaintsQuery(search: ComplaintSearch) {
  return queryOptions({
    queryKey: [...ADMIN_COMPLAINTS, 'list', search],
    queryFn: ({ signal }) =>
      callBff(`${PATH}?${statusSearchParams(search)}`, { reply: complaintPageSchema, signal }),
    placeholderData: keepPreviousData,
  })
}

export function complaintQuery(id: number) {
  return queryOptions({
    queryKey: [...ADMIN_COMPLAINTS, 'one', id],
    queryFn: ({ signal }) => callBff(`${PATH}/${id}`, { reply: staffComplaintSchema, signal }),
  })
}

/** A photo as an address that an image can show. */
export function complaintPhotoQuery(id: number, name: string) {
  return queryOptions({
    queryKey: ['admin', 'complaint photo', id, name],
    queryFn: async ({ signal }) =>
      dataUrlOf(await (await streamBff(`${PATH}/${id}/photos/${name}`, { signal })).blob()),
    staleTime: Infinity,
  })
}

/** What staff do with a complaint, each by a call of its own. */
export type ComplaintChange =
  | { part: 'order'; json: { orderId: number | null } }
  | { part: 'answer'; json: AnswerComplaint }

const methods = { order: 'PATCH', answer: 'POST' } as const

/** Refetched after a change, and after a refused one. */
export function changeComplaintMutation(client: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: ({ part, json }: ComplaintChange) =>
      callBff(`${PATH}/${id}/${part}`, { method: methods[part], json, reply: complaintDetailSchema }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_COMPLAINTS }),
  })
}

export function enterComplaintMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (entry: FilledComplaint) =>
      callBff(PATH, { method: 'POST', json: entry, reply: complaintDetailSchema }),
    onSuccess: () => void refetchQueries(client, { queryKey: ADMIN_COMPLAINTS }),
  })
}

import { complaints } from '@bieznik/contract/endpoints/complaints'
import { answerComplaintSchema, type AnswerComplaint } from '@bieznik/contract/care/complaint'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { streamBff } from '@/lib/http/bff'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { dataUrlOf } from '@/lib/pictures/data-url'
import { namedQuery } from '@/lib/query/named-query'
import { refetchQueries } from '@/lib/query/refetch-queries'
import type { StaffComplaint } from './complaint-requests'
import type { FilledComplaint } from './entry-form'

const ADMIN_COMPLAINTS = ['admin', 'complaints'] as const

export function complaintQuery(id: number) {
  return queryOptions({
    ...namedQuery(
      complaints.get,
      { params: { id } },
      { uidsOf: ({ enteredBy, answeredBy }) => [enteredBy, answeredBy] },
    ),
    select: ({ found, people }): StaffComplaint => ({ ...found, people }),
  })
}

/** A photo as an address that an image can show. */
export function complaintPhotoQuery(id: number, name: string) {
  return queryOptions({
    queryKey: ['admin', 'complaint photo', id, name],
    queryFn: async ({ signal }) =>
      dataUrlOf(await (await streamBff(`/api/admin/complaints/${id}/photos/${name}`, { signal })).blob()),
    staleTime: Infinity,
  })
}

/** What staff do with a complaint, each by a call of its own. */
export type ComplaintChange =
  | { part: 'order'; json: { orderId: number | null } }
  | { part: 'answer'; json: AnswerComplaint }

/** Refetched after a change, and after a refused one. */
export function changeComplaintMutation(client: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: (change: ComplaintChange) =>
      change.part === 'answer'
        ? callEndpoint(complaints.answer, {
            params: { id },
            json: z.encode(answerComplaintSchema, change.json),
          })
        : callEndpoint(complaints.matchOrder, { params: { id }, json: change.json }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_COMPLAINTS }),
  })
}

export function enterComplaintMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (json: FilledComplaint) => callEndpoint(complaints.enter, { json }),
    onSuccess: () => void refetchQueries(client, { queryKey: ADMIN_COMPLAINTS }),
  })
}

import { staffOpinionSchema, type AnswerOpinion } from '@bieznik/contract/opinion'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callBff, streamBff } from '@/lib/http/bff'
import { dataUrlOf } from '@/lib/pictures/data-url'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { opinionSearchParams, staffOpinionsSchema, type OpinionSearch } from './opinion-requests'

const ADMIN_OPINIONS = ['admin', 'opinions'] as const
const PATH = '/api/admin/opinions'
const REPORTS = '/api/admin/opinion-reports'

export function allOpinionsQuery(search: OpinionSearch) {
  return queryOptions({
    queryKey: [...ADMIN_OPINIONS, search],
    queryFn: ({ signal }) =>
      callBff(`${PATH}?${opinionSearchParams(search)}`, { reply: staffOpinionsSchema, signal }),
    placeholderData: keepPreviousData,
  })
}

/** A photo as an address that an image can show. */
export function opinionPhotoQuery(id: number, name: string) {
  return queryOptions({
    queryKey: ['admin', 'opinion photo', id, name],
    queryFn: async ({ signal }) =>
      dataUrlOf(await (await streamBff(`${PATH}/${id}/photos/${name}`, { signal })).blob()),
    staleTime: Infinity,
  })
}

/** What staff can do with an opinion, each by a call of its own. */
export type OpinionChange =
  | { part: 'answer'; json: AnswerOpinion }
  | { part: 'hidden'; json: { reason: string } }
  | { part: 'shown' }
  | { part: 'closed'; reportId: number }

/** Refetched after a change, and after a refused one. */
export function changeOpinionMutation(client: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: (change: OpinionChange) => {
      const reply = staffOpinionSchema
      if (change.part === 'closed')
        return callBff(`${REPORTS}/${change.reportId}/closed`, { method: 'PUT', reply })
      if (change.part === 'shown') return callBff(`${PATH}/${id}/hidden`, { method: 'DELETE', reply })
      return callBff(`${PATH}/${id}/${change.part}`, { method: 'PUT', json: change.json, reply })
    },
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_OPINIONS }),
  })
}

import { opinions } from '@bieznik/contract/endpoints/opinions'
import type { AnswerOpinion } from '@bieznik/contract/care/opinion'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { streamBff } from '@/lib/http/bff'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { dataUrlOf } from '@/lib/pictures/data-url'
import { refetchQueries } from '@/lib/query/refetch-queries'

const ADMIN_OPINIONS = ['admin', 'opinions'] as const

/** A photo as an address that an image can show. */
export function opinionPhotoQuery(id: number, name: string) {
  return queryOptions({
    queryKey: ['admin', 'opinion photo', id, name],
    queryFn: async ({ signal }) =>
      dataUrlOf(await (await streamBff(`/api/admin/opinions/${id}/photos/${name}`, { signal })).blob()),
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
      const params = { id }
      if (change.part === 'closed')
        return callEndpoint(opinions.closeReport, { params: { id: change.reportId } })
      if (change.part === 'shown') return callEndpoint(opinions.show, { params })
      if (change.part === 'hidden') return callEndpoint(opinions.hide, { params, json: change.json })
      return callEndpoint(opinions.answer, { params, json: change.json })
    },
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_OPINIONS }),
  })
}

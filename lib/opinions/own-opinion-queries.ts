import { ratedLineSchema, type WriteOpinion } from '@bieznik/contract/care/opinion'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { requestJson } from '@/lib/http/request-json'
import { refetchQueries } from '@/lib/query/refetch-queries'

/** Who writes: a signed-in person, or the holder of the signed link to an order. */
export type OpinionBuyer = { uid: string } | { link: string }

const OWN = '/api/account/opinions'
const LINKED = '/api/linked-order/opinions'

/** What was delivered to a buyer, who is in the key, so that no one ever sees another's. */
export function ratedLinesQuery(buyer: OpinionBuyer) {
  const reply = z.array(ratedLineSchema)
  return queryOptions({
    queryKey: ['opinions', buyer],
    queryFn: ({ signal }) =>
      'link' in buyer
        ? requestJson(LINKED, { method: 'POST', json: buyer, reply, signal })
        : callBff(OWN, { reply, signal }),
  })
}

/** Refetched after a change, and after a refused one. */
export function writeOpinionMutation(client: QueryClient, buyer: OpinionBuyer, lineId: number) {
  const request = { method: 'PUT', reply: ratedLineSchema } as const
  return mutationOptions({
    mutationFn: (opinion: WriteOpinion) =>
      'link' in buyer
        ? requestJson(`${LINKED}/${lineId}`, { ...request, json: { link: buyer.link, opinion } })
        : callBff(`${OWN}/${lineId}`, { ...request, json: opinion }),
    onSettled: () => refetchQueries(client, { queryKey: ['opinions', buyer] }),
  })
}

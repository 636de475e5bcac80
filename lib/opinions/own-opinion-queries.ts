import { ownOpinions } from '@bieznik/contract/endpoints/own-opinions'
import type { WriteOpinion } from '@bieznik/contract/care/opinion'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { callOpenEndpoint } from '@/lib/http/call-open-endpoint'
import type { OrderBuyer } from '@/lib/orders/order-buyer'
import { refetchQueries } from '@/lib/query/refetch-queries'

/** What was delivered to a buyer, who is in the key, so that no one ever sees another's. */
export function ratedLinesQuery(buyer: OrderBuyer) {
  return queryOptions({
    queryKey: ['opinions', buyer],
    queryFn: ({ signal }) =>
      'link' in buyer
        ? callOpenEndpoint(ownOpinions.listLinked, { json: buyer }, signal)
        : callEndpoint(ownOpinions.list, {}, signal),
  })
}

/** Refetched after a change, and after a refused one. */
export function writeOpinionMutation(client: QueryClient, buyer: OrderBuyer, lineId: number) {
  const params = { lineId }
  return mutationOptions({
    mutationFn: (opinion: WriteOpinion) =>
      'link' in buyer
        ? callOpenEndpoint(ownOpinions.writeLinked, { params, json: { link: buyer.link, opinion } })
        : callEndpoint(ownOpinions.write, { params, json: opinion }),
    onSettled: () => refetchQueries(client, { queryKey: ['opinions', buyer] }),
  })
}

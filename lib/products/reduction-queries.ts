import { reductions } from '@bieznik/contract/endpoints/reductions'
import {
  changeReductionSchema,
  planReductionSchema,
  type PlanReduction,
  type Reduction,
} from '@bieznik/contract/catalogue/reduction'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { ADMIN_PRODUCTS } from './product-queries'

/** The price history of a product and its reductions. */
export const productPricesQuery = (id: number) => endpointQuery(reductions.list, { params: { id } })

const seenOf = ({ price, startsAt, endsAt }: Reduction) => ({ price, startsAt, endsAt })

/** Plans a reduction, or changes one as it was seen. */
export function saveReductionMutation(client: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: ({ changed, plan }: { changed: Reduction | null; plan: PlanReduction }) =>
      changed === null
        ? callEndpoint(reductions.plan, { params: { id }, json: z.encode(planReductionSchema, plan) })
        : callEndpoint(reductions.change, {
            params: { id, reductionId: changed.id },
            json: z.encode(changeReductionSchema, { ...plan, seen: seenOf(changed) }),
          }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PRODUCTS }),
  })
}

/** Ends a reduction now, or takes back a planned one. */
export function endReductionMutation(client: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: (reductionId: number) => callEndpoint(reductions.end, { params: { id, reductionId } }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PRODUCTS }),
  })
}

import {
  changeReductionSchema,
  planReductionSchema,
  productPricesSchema,
  type PlanReduction,
  type Reduction,
} from '@bieznik/contract/reduction'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { ADMIN_PRODUCTS } from './product-queries'

const pathOf = (productId: number) => `/api/admin/products/${productId}/reductions`

/** The price history of a product and its reductions. */
export function productPricesQuery(productId: number) {
  return queryOptions({
    queryKey: [...ADMIN_PRODUCTS, 'prices', productId],
    queryFn: ({ signal }) => callBff(pathOf(productId), { reply: productPricesSchema, signal }),
  })
}

const seenOf = ({ price, startsAt, endsAt }: Reduction) => ({ price, startsAt, endsAt })

/** Plans a reduction, or changes one as it was seen. */
export function saveReductionMutation(client: QueryClient, productId: number) {
  return mutationOptions({
    mutationFn: ({ changed, plan }: { changed: Reduction | null; plan: PlanReduction }) =>
      changed === null
        ? callBff(pathOf(productId), {
            method: 'POST',
            json: z.encode(planReductionSchema, plan),
            reply: productPricesSchema,
          })
        : callBff(`${pathOf(productId)}/${changed.id}`, {
            method: 'PUT',
            json: z.encode(changeReductionSchema, { ...plan, seen: seenOf(changed) }),
            reply: productPricesSchema,
          }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PRODUCTS }),
  })
}

/** Ends a reduction now, or takes back a planned one. */
export function endReductionMutation(client: QueryClient, productId: number) {
  return mutationOptions({
    mutationFn: (id: number) =>
      callBff(`${pathOf(productId)}/${id}`, { method: 'DELETE', reply: productPricesSchema }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PRODUCTS }),
  })
}

import 'server-only'
import {
  changeReductionSchema,
  planReductionSchema,
  productPricesSchema,
  type ChangeReduction,
  type PlanReduction,
  type ProductPrices,
} from '@bieznik/contract/reduction'
import { z } from 'zod'
import type { OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'

type Which = { productId: number; reductionId: number }

type Call = { path: string; method?: 'POST' | 'PUT' | 'DELETE'; json?: object }

async function call({ caller, requestId }: OnBehalfOf, { path, ...how }: Call): Promise<ProductPrices> {
  const { data } = await callProductApi({
    path: `/api/products/${path}`,
    ...how,
    token: caller.token,
    requestId,
    deadline: 'order',
    reply: productPricesSchema,
  })
  return data
}

/** The price history of a product and its reductions. */
export function getProductPrices(who: OnBehalfOf, productId: number): Promise<ProductPrices> {
  return call(who, { path: `${productId}/reductions` })
}

/** Throws not_found, or invalid_request with the field that is not right. */
export function planReduction(
  who: OnBehalfOf,
  productId: number,
  plan: PlanReduction,
): Promise<ProductPrices> {
  const json = z.encode(planReductionSchema, plan)
  return call(who, { path: `${productId}/reductions`, method: 'POST', json })
}

/** Likewise; throws changed_meanwhile when the reduction is over, or no longer as it was seen. */
export function changeReduction(
  who: OnBehalfOf,
  { productId, reductionId }: Which,
  change: ChangeReduction,
): Promise<ProductPrices> {
  const json = z.encode(changeReductionSchema, change)
  return call(who, { path: `${productId}/reductions/${reductionId}`, method: 'PUT', json })
}

/** Throws not_found, or changed_meanwhile when it is over. */
export function endReduction(who: OnBehalfOf, { productId, reductionId }: Which): Promise<ProductPrices> {
  return call(who, { path: `${productId}/reductions/${reductionId}`, method: 'DELETE' })
}

import 'server-only'
import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { plnFromGrosze, type Grosze } from '@bieznik/contract/money/money'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'
import type { CreatedProduct } from '@/lib/products/created-product'
import { ProblemError } from '@/lib/http/problem-error'
import { callProductApi } from './client.server'
import { callFor, type OnBehalfOf } from './on-behalf.server'

const paths: Record<ProductType, string> = {
  Tire: '/api/tires',
  Wheel: '/api/wheels',
  Spacer: '/api/spacers',
}

/** Creates a product of this kind, whose number the product API returns in the header `Location`. */
export async function createProduct(
  who: OnBehalfOf,
  kind: ProductType,
  { price, ...product }: { price: Grosze },
): Promise<CreatedProduct> {
  const { headers } = await callProductApi({
    ...callFor(who),
    path: paths[kind],
    method: 'POST',
    json: { ...product, price: plnFromGrosze(price) },
    isText: true,
    reply: z.string(),
  })
  const id = idParamSchema.safeParse(headers.get('location')?.split('/').at(-1))
  if (!id.success)
    throw new ProblemError('upstream_failed', 'the product API does not tell the new product’s id')
  return { id: id.data }
}

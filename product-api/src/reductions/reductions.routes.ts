import { productIdParamSchema } from '@bieznik/contract/product'
import {
  changeReductionSchema,
  planReductionSchema,
  productPricesSchema,
  reductionIdParamSchema,
  type ProductPrices,
  type Reduction,
} from '@bieznik/contract/reduction'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { replies } from '../http/replies.ts'
import type { StockedProduct, StockKeeper } from '../products/stock-keeper.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import { tagsOfProducts } from '../storefront/tags.ts'
import { changeReduction, endReduction, planReduction } from './plan-reduction.ts'
import { listPrices, listReductions, type ReductionRow } from './reductions.queries.ts'

type Options = {
  db: Database
  stock: StockKeeper
  storefront: StorefrontNotifier
  reductionsChanged: () => void
}

const config = { access: 'staff' } as const
const params = z.strictObject({ id: productIdParamSchema })
const reductionParams = params.extend({ reductionId: reductionIdParamSchema })
const response = replies(productPricesSchema)

function stateOf({ startedAt, endedAt }: ReductionRow): Reduction['state'] {
  if (endedAt) return startedAt ? 'ended' : 'canceled'
  return startedAt ? 'in_force' : 'planned'
}

function toReduction(row: ReductionRow): Reduction {
  const { id, price, startsAt, endsAt, endedAt, lowestPrice } = row
  const end = endedAt && endedAt < endsAt ? endedAt : endsAt
  const state = stateOf(row)
  return {
    id,
    price,
    startsAt: startsAt.toISOString(),
    endsAt: (state === 'canceled' ? endsAt : end).toISOString(),
    state,
    lowestPrice,
  }
}

async function pricesOf(db: Database, productId: number): Promise<ProductPrices> {
  const [prices, rows] = await Promise.all([listPrices(db, productId), listReductions(db, productId)])
  return {
    prices: prices.map(({ price, since, isReduced }) => ({ price, since: since.toISOString(), isReduced })),
    reductions: rows.map(toReduction),
  }
}

export const reductionRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, stock, storefront, reductionsChanged },
) => {
  const deps = { db, stock }
  const targetOf = (request: FastifyRequest, productId: number) => ({
    productId,
    who: requireCaller(request).uid,
  })

  async function told(change: Promise<StockedProduct>): Promise<ProductPrices> {
    const product = await change
    storefront.changed(tagsOfProducts([product]))
    reductionsChanged()
    return pricesOf(db, product.id)
  }

  app.get(
    '/api/products/:id/reductions',
    {
      config: { access: 'staff', area: 'products' },
      schema: { summary: 'The price history and the reductions of a product', params, response },
    },
    (request) => pricesOf(db, request.params.id),
  )

  app.post(
    '/api/products/:id/reductions',
    { config, schema: { summary: 'Plans a reduction', params, body: planReductionSchema, response } },
    (request) => told(planReduction(deps, targetOf(request, request.params.id), request.body)),
  )

  app.put(
    '/api/products/:id/reductions/:reductionId',
    {
      config,
      schema: {
        summary: 'Changes a reduction; another price while it is in force is a reduction of its own',
        params: reductionParams,
        body: changeReductionSchema,
        response,
      },
    },
    (request) => {
      const { id, reductionId } = request.params
      return told(changeReduction(deps, { ...targetOf(request, id), reductionId }, request.body))
    },
  )

  app.delete(
    '/api/products/:id/reductions/:reductionId',
    {
      config,
      schema: {
        summary: 'Ends a reduction early, or takes back a planned one',
        params: reductionParams,
        response,
      },
    },
    (request) => {
      const { id, reductionId } = request.params
      return told(endReduction(deps, { ...targetOf(request, id), reductionId }))
    },
  )
}

import { reductions } from '@bieznik/contract/endpoints/reductions'
import type { ProductPrices, Reduction } from '@bieznik/contract/catalogue/reduction'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import type { StockedProduct, StockKeeper } from '../products/stock-keeper.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { tagsOfProducts } from '../../platform/storefront/tags.ts'
import { changeReduction, endReduction, planReduction } from './plan-reduction.ts'
import { listPrices, listReductions, type ReductionRow } from './reductions.queries.ts'

type Options = {
  db: Database
  stock: StockKeeper
  storefront: StorefrontNotifier
  reductionsChanged: () => void
}

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

export const reductionRoutes: FastifyPluginAsync<Options> = async (
  app,
  { db, stock, storefront, reductionsChanged },
) => {
  const deps = { db, stock }

  async function changed(change: Promise<StockedProduct>): Promise<ProductPrices> {
    const product = await change
    storefront.changed(tagsOfProducts([product]))
    reductionsChanged()
    return pricesOf(db, product.id)
  }

  implement(app, reductions.list, ({ params: { id } }) => pricesOf(db, id))
  implement(app, reductions.plan, ({ params: { id: productId }, body, caller }) =>
    changed(planReduction(deps, { productId, who: caller.uid }, body)),
  )
  implement(app, reductions.change, ({ params: { id: productId, reductionId }, body, caller }) =>
    changed(changeReduction(deps, { productId, reductionId, who: caller.uid }, body)),
  )
  implement(app, reductions.end, ({ params: { id: productId, reductionId }, caller }) =>
    changed(endReduction(deps, { productId, reductionId, who: caller.uid })),
  )
}

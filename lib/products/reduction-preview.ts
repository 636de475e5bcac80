import { expectedHistory, lowestPriceBefore } from '@bieznik/contract/catalogue/lowest-price'
import type { Grosze } from '@bieznik/contract/money/money'
import { regularPriceOf, type Product } from '@bieznik/contract/catalogue/product'
import type { PlanReduction, ProductPrices, Reduction } from '@bieznik/contract/catalogue/reduction'

type Known = {
  product: Product
  prices: ProductPrices
  now: Date
  /** The reduction that the plan changes; null: it is a new one. */
  changed: Reduction | null
}

const isOpen = ({ state }: Reduction) => state === 'planned' || state === 'in_force'

/**
 * The lowest price that the shop will show beside a reduction, if no other price changes before. The product API computes it again when
 * the reduction begins. A reduction that is in force keeps its own as long as it keeps its price.
 */
export function lowestPriceOfPlan({ product, prices, now, changed }: Known, plan: PlanReduction): Grosze {
  const regularPrice = regularPriceOf(product)
  if (changed?.lowestPrice && changed.state === 'in_force' && changed.price === plan.price)
    return changed.lowestPrice
  const isLater = plan.from !== null && new Date(plan.from) > now && changed?.state !== 'in_force'
  const start = isLater && plan.from !== null ? new Date(plan.from) : now
  const history = prices.prices.map(({ price, since }) => ({ price, since: new Date(since) }))
  const others = prices.reductions
    .filter((reduction) => isOpen(reduction) && reduction.id !== changed?.id)
    .map(({ price, startsAt, endsAt, state }) => ({
      price,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      hasStarted: state === 'in_force',
    }))
  return lowestPriceBefore(expectedHistory(history, others, regularPrice), start) ?? regularPrice
}

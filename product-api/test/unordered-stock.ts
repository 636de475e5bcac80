import type { StockedProduct, StockKeeper } from '../src/catalogue/products/stock-keeper.ts'
import { stockKeeper } from '../src/catalogue/products/stock-keeper.ts'

/** What a shop does that locks each product as it comes: two buyers of the same two products may wait for one another. */
export const unorderedStock: StockKeeper = {
  ...stockKeeper,
  lock: async (tx, productIds) => {
    const locked: StockedProduct[] = []
    for (const id of productIds.toSorted(() => Math.random() - 0.5))
      locked.push(...(await stockKeeper.lock(tx, [id])))
    return locked
  },
}

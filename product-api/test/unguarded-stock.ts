import { textFields } from '@bieznik/contract/translated'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../src/platform/db/client.ts'
import { products } from '../src/platform/db/schema/catalogue.ts'
import { stockLedger } from '../src/platform/db/schema/stock-ledger.ts'
import type { StockKeeper } from '../src/catalogue/products/stock-keeper.ts'

/**
 * What a shop without the guard does: read the stock, check it, write back what is left. A race test that passes
 * with this in place of the real thing proves nothing.
 */
export function createUnguardedStock(): StockKeeper {
  const seen = new WeakMap<Transaction, Map<number, number>>()
  return {
    lock: async (tx, productIds) => {
      const found = await tx
        .select({
          id: products.id,
          productType: products.productType,
          ...textFields(products, 'title'),
          price: products.price,
          regularPrice: products.regularPrice,
          lowestPrice: products.lowestPrice,
          isPriceDue: sql<boolean>`false`,
          url: products.url,
          quantityInStock: products.quantityInStock,
          inArchive: products.inArchive,
        })
        .from(products)
        .where(inArray(products.id, productIds))
      seen.set(tx, new Map(found.map((product) => [product.id, product.quantityInStock])))
      return found
    },
    change: async (tx, changes, cause) => {
      for (const { product, change } of changes) {
        const left = (seen.get(tx)?.get(product.id) ?? 0) + change
        await tx.update(products).set({ quantityInStock: left }).where(eq(products.id, product.id))
        await tx.insert(stockLedger).values({ productId: product.id, change, ...cause })
      }
    },
  }
}

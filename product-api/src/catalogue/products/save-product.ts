import type { Grosze } from '@bieznik/contract/money/money'
import type { ManagedTire, Product } from '@bieznik/contract/catalogue/product'
import type { safetyFields } from '@bieznik/contract/catalogue/safety-fields'
import { textFields, type TextOf, type TranslationOf } from '@bieznik/contract/translated'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { products, spacers, tires, wheels } from '../../platform/db/schema/catalogue.ts'
import { productChanges } from '../../platform/db/schema/product-changes.ts'
import { stockLedger } from '../../platform/db/schema/stock-ledger.ts'

type OfLists = 'productId' | 'salePrice' | 'soldOut' | 'sizeSold'
/** Written by a trigger. */
type OfService = 'loadIndex' | 'topSpeed'

/** What has a default in the database is said all the same: it is compared with what is required. */
type Safety = Pick<Product, keyof typeof safetyFields>
type TireRow = Omit<typeof tires.$inferInsert, OfLists | OfService> &
  Safety &
  Pick<ManagedTire, TranslationOf<'inf'> | 'isRetreaded'>
type WheelRow = Omit<typeof wheels.$inferInsert, OfLists> & Safety
type SpacerRow = Omit<typeof spacers.$inferInsert, OfLists> & Safety

/** What is written of a product: its titles and picture, and what is particular to its kind. */
export type WrittenProduct = TextOf<'title'> & { url: string | null } & (
    | { productType: 'Tire'; details: TireRow }
    | { productType: 'Wheel'; details: WheelRow }
    | { productType: 'Spacer'; details: SpacerRow }
  )

/** What is said of a product once, when it is new. */
export type FirstState = { price: Grosze; quantityInStock: number; inArchive: boolean }

/** A new product with its first price and stock, all on record. Returns its id. */
export async function createProduct(
  tx: Transaction,
  product: WrittenProduct,
  first: FirstState,
  who: string,
): Promise<number> {
  const { productType, url } = product
  const [row] = await tx
    .insert(products)
    .values({ productType, ...textFields(product, 'title'), url, ...first })
    .returning({ id: products.id })
  if (!row) throw new Error('the database answered no id for a new product')
  await insertParticular(tx, row.id, product)
  await tx
    .insert(stockLedger)
    .values({ productId: row.id, change: first.quantityInStock, reason: 'initial', who })
  await tx.insert(productChanges).values({ productId: row.id, event: 'created', who })
  return row.id
}

async function insertParticular(tx: Transaction, productId: number, product: WrittenProduct): Promise<void> {
  switch (product.productType) {
    case 'Tire':
      await tx.insert(tires).values({ productId, ...product.details })
      return
    case 'Wheel':
      await tx.insert(wheels).values({ productId, ...product.details })
      return
    case 'Spacer':
      await tx.insert(spacers).values({ productId, ...product.details })
  }
}

/** Overwrites what is written of a product; price and stock have ways of their own. */
export async function overwriteProduct(tx: Transaction, id: number, product: WrittenProduct): Promise<void> {
  await tx
    .update(products)
    .set({ ...textFields(product, 'title'), url: product.url, updatedAt: new Date() })
    .where(eq(products.id, id))
  switch (product.productType) {
    case 'Tire':
      await tx.update(tires).set(product.details).where(eq(tires.productId, id))
      return
    case 'Wheel':
      await tx.update(wheels).set(product.details).where(eq(wheels.productId, id))
      return
    case 'Spacer':
      await tx.update(spacers).set(product.details).where(eq(spacers.productId, id))
  }
}

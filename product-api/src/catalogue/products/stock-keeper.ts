import { asc, sql } from 'drizzle-orm'
import type { Grosze } from '@bieznik/contract/money/money'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { StockReason } from '@bieznik/contract/catalogue/product-input'
import { textFields, type TextOf } from '@bieznik/contract/translated'
import type { Transaction } from '../../platform/db/client.ts'
import { preparedOn } from '../../platform/db/prepared.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { reductions } from '../../platform/db/schema/prices.ts'
import { stockLedger } from '../../platform/db/schema/stock-ledger.ts'

export type StockedProduct = TextOf<'title'> & {
  id: number
  productType: ProductType
  price: Grosze
  /** Both null unless a reduction is in force. */
  regularPrice: Grosze | null
  lowestPrice: Grosze | null
  /** Whether a reduction begins or ends by now that has not been applied: the price of the moment is another one. */
  isPriceDue: boolean
  url: string | null
  quantityInStock: number
  inArchive: boolean
}

/** Pieces of a product that come (positive) or leave (negative), and the product as it is before. */
export type StockChange = { product: Pick<StockedProduct, 'id' | 'quantityInStock'>; change: number }

export type StockCause = { reason: StockReason; who: string; orderId?: number; note?: string }

export type StockKeeper = {
  /** The products as they are now; no other transaction can change their stock or price until this one ends. */
  lock: (tx: Transaction, productIds: number[]) => Promise<StockedProduct[]>
  /** Changes the stock of locked products and writes each change into the ledger. */
  change: (tx: Transaction, changes: StockChange[], cause: StockCause) => Promise<void>
}

const priceColumns = {
  price: products.price,
  regularPrice: products.regularPrice,
  lowestPrice: products.lowestPrice,
  // Of a select from one table Drizzle writes columns without it, and `id` would be that of a reduction.
  isPriceDue: sql<boolean>`exists (
    select from ${reductions} as due
    where due.product_id = products.id and due.ended_at is null and (
      (due.started_at is null and due.starts_at <= clock_timestamp()) or due.ends_at <= clock_timestamp()
    )
  )`,
}

const lockedProducts = preparedOn((db) =>
  db
    .select({
      id: products.id,
      productType: products.productType,
      ...textFields(products, 'title'),
      ...priceColumns,
      url: products.url,
      quantityInStock: products.quantityInStock,
      inArchive: products.inArchive,
    })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(products.id))
    .for('no key update')
    .prepare('lock_products'),
)

/**
 * Locks in id order, whatever order the ids come in: transactions that want the same products then queue instead of
 * deadlocking. `no key update` lets others put the products into their carts meanwhile.
 */
const lockProducts: StockKeeper['lock'] = (tx, ids) => lockedProducts(tx).execute({ ids })

const stockChange = preparedOn((db) => {
  const changed = db.$with('changed', {}).as(sql`
    select product_id, amount
    from unnest(${sql.placeholder('ids')}::int[], ${sql.placeholder('amounts')}::int[]) as changed (product_id, amount)`)
  const stocked = db.$with('stocked', {}).as(sql`
    update ${products}
    set quantity_in_stock = ${products.quantityInStock} + changed.amount, updated_at = now()
    from changed
    where ${products.id} = changed.product_id`)
  const noted = db.$with('noted', { productId: stockLedger.productId }).as(sql`
    insert into ${stockLedger} (product_id, change, reason, who, note, order_id)
    select product_id, amount, ${sql.placeholder('reason')}, ${sql.placeholder('who')}, ${sql.placeholder('note')},
      ${sql.placeholder('orderId')}::int
    from changed
    returning product_id`)
  return db
    .with(changed, stocked, noted)
    .select({ productId: noted.productId })
    .from(noted)
    .prepare('change_stock')
})

const changeStock: StockKeeper['change'] = async (
  tx,
  changes,
  { reason, who, note = '', orderId = null },
) => {
  const ids = changes.map(({ product }) => product.id)
  const amounts = changes.map(({ change }) => change)
  await stockChange(tx).execute({ ids, amounts, reason, who, note, orderId })
}

export const stockKeeper: StockKeeper = { lock: lockProducts, change: changeStock }

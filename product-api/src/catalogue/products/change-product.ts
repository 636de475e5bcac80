import type { ChangePrice, ChangeStock } from '@bieznik/contract/catalogue/product-input'
import { codeOf } from '@bieznik/contract/catalogue/goods-words'
import type { ManagedProduct, ProductType } from '@bieznik/contract/catalogue/product'
import { findField } from '@bieznik/contract/catalogue/product-fields'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { productChanges } from '../../platform/db/schema/product-changes.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { requireSeen } from '../../platform/http/require-seen.ts'
import { applyReductions } from '../reductions/apply-reductions.ts'
import type { StockedProduct, StockKeeper } from './stock-keeper.ts'
import { getProduct } from './products.queries.ts'
import { offeredOf, requireSafetyData } from './require-safety-data.ts'
import { overwriteProduct, type WrittenProduct } from './save-product.ts'
import { writeArchived, writePrices } from './write-changes.ts'
import { isMadeTitle } from './written-product.ts'

type Deps = { db: Database; stock: StockKeeper }

/** Whether nothing may come to be for sale without its safety data. */
type Strict = { requiresSafetyData: boolean }

/** Which product, and the uid of who changes it. */
type Target = { id: number; who: string }

async function lockProduct(tx: Transaction, stock: StockKeeper, id: number): Promise<StockedProduct> {
  const [product] = await stock.lock(tx, [id])
  if (!product) throw notFound('product')
  return product
}

async function requireProduct(tx: Transaction, id: number): Promise<ManagedProduct> {
  const product = await getProduct(tx, id)
  if (!product) throw notFound('product')
  return product
}

/** What is to be written over the product as it is, and what was seen of it. */
type Edit = { kind: ProductType; write: (before: ManagedProduct) => WrittenProduct; seen: object }

/**
 * Writes over the description that was seen, and over no other: of two who edit it at once the second is refused, unless there is nothing
 * left to write. Throws not_found, also when the product is of another kind, changed_meanwhile, or invalid_request for safety data that it
 * would lose while it is for sale.
 */
export async function editProduct(
  { db, stock, requiresSafetyData }: Deps & Strict,
  { id, who }: Target,
  { kind, write, seen }: Edit,
): Promise<ManagedProduct> {
  return db.transaction(async (tx) => {
    const { productType } = await lockProduct(tx, stock, id)
    if (productType !== kind) throw notFound(kind.toLowerCase())
    const before = await requireProduct(tx, id)
    const written = write(before)
    if (requiresSafetyData) requireSafetyData(before, offeredOf(written, before.inArchive))
    await overwriteProduct(tx, id, written)
    const after = await requireProduct(tx, id)
    const fields = changedFields(before, after)
    if (fields.length === 0) return after
    requireSeen(changedFields(before, seen).length === 0, 'Someone else has changed the product meanwhile.')
    const typed = fields.filter((name) => !isMadeTitle(name, after))
    await tx.insert(productChanges).values({ productId: id, event: 'edited', who, fields: typed })
    return after
  })
}

/** The fields of `after` that are not so before. A value is the same by its code and by its name in any language. */
function changedFields(before: ManagedProduct, after: object): string[] {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([name, value]) => comparable(name, value) !== comparable(name, old.get(name)))
    .map(([name]) => name)
}

function comparable(name: string, value: unknown): string | undefined {
  const values = findField(name)?.values
  return JSON.stringify(values && typeof value === 'string' ? codeOf(values, value) : value)
}

/** Changes the regular price. Throws not_found, or price_changed when it is not the one that was seen. */
export async function changePrice(
  { db, stock }: Deps,
  { id, who }: Target,
  { from, to, reason }: ChangePrice,
): Promise<ManagedProduct> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, stock, id)
    const now = product.isPriceDue ? await applyReductions(tx, product) : product
    const price = now.regularPrice ?? now.price
    if (price !== from)
      throw new ProblemError('price_changed', 'Someone else has changed the price meanwhile.')
    if (price !== to) await writePrices(tx, [{ id, from, to }], { who, reason })
    return requireProduct(tx, id)
  })
}

/** Throws not_found, changed_meanwhile when the stock is not the one that was seen, or out_of_stock when more would go than there are. */
export async function changeStock(
  { db, stock }: Deps,
  { id, who }: Target,
  { change, reason, note, from }: ChangeStock,
): Promise<ManagedProduct> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, stock, id)
    const { quantityInStock: stocked } = product
    requireSeen(from === undefined || stocked === from, `There are ${stocked} in stock by now.`)
    if (stocked + change < 0) throw new ProblemError('out_of_stock', `There are only ${stocked} in stock.`)
    await stock.change(tx, [{ product, change }], { reason, note, who })
    return requireProduct(tx, id)
  })
}

/**
 * Takes a product out of the shop or brings it back; what is so already stays so. Throws not_found, or invalid_request for safety data
 * that it needs to be for sale.
 */
export async function archiveProduct(
  { db, stock, requiresSafetyData }: Deps & Strict,
  { id, who }: Target,
  inArchive: boolean,
): Promise<ManagedProduct> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, stock, id)
    if (product.inArchive !== inArchive) {
      if (requiresSafetyData && !inArchive)
        requireSafetyData(null, { ...(await requireProduct(tx, id)), inArchive })
      await writeArchived(tx, [id], inArchive, { who, reason: '' })
    }
    return requireProduct(tx, id)
  })
}

import { managedProductSchema, type ManagedProduct } from '@bieznik/contract/catalogue/product'
import { importFields, type ImportField, type UndoneImport } from '@bieznik/contract/catalogue/product-import'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { orderItems } from '../../platform/db/schema/orders.ts'
import { reductions } from '../../platform/db/schema/prices.ts'
import { productImportChanges, productImports } from '../../platform/db/schema/product-imports.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { listProductsByIds } from '../products/products.queries.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import { undoPurchasePrices } from '../../money/reports/purchase-price.ts'
import { forgetCodes } from '../suppliers/suppliers.queries.ts'
import { lockProducts, replanStatements, takeTurn } from './import-transaction.ts'
import { atRegularPrice, fieldsOf, importedOf } from './product-fields.ts'
import { changeProducts, type Author, type ProductChange } from './write-products.ts'

const BATCH = 200

type Deps = { db: Database; stock: StockKeeper }
type Change = typeof productImportChanges.$inferSelect
type Work = { tx: Transaction; stock: StockKeeper; author: Author }

export type Undone = UndoneImport & { touched: Pick<ManagedProduct, 'id' | 'productType'>[] }

/**
 * Takes an import back in one transaction. Each field that is still as the import left it gets its old value; one that was changed
 * since stays, and is said. Created products are deleted, or archived when they were ordered, reduced or changed since. Throws not_found,
 * also for an import that has been undone already.
 */
export async function undoImport({ db, stock }: Deps, id: number, who: string): Promise<Undone> {
  return db.transaction(async (tx) => {
    await takeTurn(tx)
    const [undone] = await tx
      .update(productImports)
      .set({ undoneAt: new Date(), undoneBy: who })
      .where(and(eq(productImports.id, id), isNull(productImports.undoneAt)))
      .returning({ fileName: productImports.fileName })
    if (!undone) throw notFound('import')
    const ids = await listTouched(tx, id)
    await lockProducts(stock, tx, ids)
    await forgetCodes(tx, id)
    const author = { who, reason: `↺ ${undone.fileName} (#${id})` }
    const result: Undone = { restored: 0, deleted: 0, archived: 0, kept: [], touched: [] }
    await replanStatements(tx)
    for (let at = 0; at < ids.length; at += BATCH)
      await undoBatch({ tx, stock, author }, await listChanges(tx, id, ids.slice(at, at + BATCH)), result)
    await undoPurchasePrices(tx, id, who)
    return result
  })
}

async function listTouched(tx: Transaction, importId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: productImportChanges.productId })
    .from(productImportChanges)
    .where(eq(productImportChanges.importId, importId))
    .orderBy(asc(productImportChanges.productId))
  return rows.map(({ id }) => id)
}

async function listChanges(tx: Transaction, importId: number, ids: number[]): Promise<Change[]> {
  return tx
    .select()
    .from(productImportChanges)
    .where(and(eq(productImportChanges.importId, importId), inArray(productImportChanges.productId, ids)))
}

async function undoBatch(work: Work, changes: Change[], result: Undone): Promise<void> {
  const ids = changes.map(({ productId }) => productId)
  const found = (await listProductsByIds(work.tx, ids)).map(atRegularPrice)
  const current = new Map(found.map((product) => [product.id, product]))
  const restored: ProductChange[] = []
  const created: { now: ManagedProduct; isUntouched: boolean }[] = []
  for (const { productId, before, after } of changes) {
    const now = current.get(productId)
    if (!now) continue
    result.touched.push({ id: productId, productType: now.productType })
    if (!before) {
      created.push({ now, isUntouched: differing(now, after).length === 0 })
      continue
    }
    const { product, kept } = restore(now, before, after)
    if (kept.length > 0) result.kept.push({ productId, title: now.title, fields: kept })
    if (differing(now, product).length > 0) restored.push({ before: now, product: importedOf(product) })
  }
  await changeProducts(work.tx, work.stock, restored, work.author)
  result.restored += restored.length
  await removeCreated(work, created, result)
}

/** The fields whose values are not the same. An import of before there was a field says nothing of it. */
function differing(one: ManagedProduct, other: ManagedProduct): ImportField[] {
  const [a, b] = [fieldsOf(one), fieldsOf(other)]
  const areBoth = (field: ImportField) => field in a && field in b
  return importFields.filter(
    (field) => areBoth(field) && JSON.stringify(a[field]) !== JSON.stringify(b[field]),
  )
}

function restore(
  now: ManagedProduct,
  before: ManagedProduct,
  after: ManagedProduct,
): { product: ManagedProduct; kept: ImportField[] } {
  const imported = differing(before, after)
  const changedSince = new Set(differing(now, after))
  const old = fieldsOf(before)
  const back = imported.filter((field) => !changedSince.has(field))
  return {
    product: managedProductSchema.parse({
      ...fieldsOf(now),
      ...Object.fromEntries(back.map((field) => [field, old[field]])),
    }),
    kept: imported.filter((field) => changedSince.has(field)),
  }
}

/** Which of the products an order has, or a reduction. */
async function listNeeded(tx: Transaction, ids: number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: orderItems.productId })
    .from(orderItems)
    .where(inArray(orderItems.productId, ids))
    .union(tx.select({ id: reductions.productId }).from(reductions).where(inArray(reductions.productId, ids)))
  return new Set(rows.map(({ id }) => id))
}

async function removeCreated(
  { tx, stock, author }: Work,
  created: { now: ManagedProduct; isUntouched: boolean }[],
  result: Undone,
): Promise<void> {
  if (created.length === 0) return
  const ids = created.map(({ now }) => now.id)
  const needed = await listNeeded(tx, ids)
  const mayGo = created.filter(({ now, isUntouched }) => isUntouched && !needed.has(now.id))
  const going = new Set(mayGo.map(({ now }) => now.id))
  if (going.size > 0) await tx.delete(products).where(inArray(products.id, [...going]))
  const staying = created.filter(({ now }) => !going.has(now.id)).map(({ now }) => now)
  const archived = staying.map((now) => ({ before: now, product: importedOf({ ...now, inArchive: true }) }))
  await changeProducts(tx, stock, archived, author)
  result.deleted += going.size
  result.archived += archived.length
}

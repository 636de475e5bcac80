import type { Grosze } from '@bieznik/contract/money/money'
import type { Product } from '@bieznik/contract/catalogue/product'
import {
  readingShape,
  type ApplyOptions,
  type ImportCounts,
  type ImportEvent,
  type ImportOptions,
  type UsedRate,
} from '@bieznik/contract/catalogue/product-import'
import { z } from 'zod'
import type { SupplierReading } from '@bieznik/contract/catalogue/supplier'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { productImportChanges, productImports } from '../../platform/db/schema/product-imports.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { addPurchasePrices } from '../../money/reports/purchase-price.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import { saveCodes, rememberReading } from '../suppliers/suppliers.queries.ts'
import { besideProducts } from './beside-product.ts'
import { FileError } from './file-error.ts'
import { eachBatch, planFile, type PlanWork } from './import-run.ts'
import { lockProducts, replanStatements, takeTurn, withSnapshot } from './import-transaction.ts'
import type { OpenFile } from './open-file.ts'
import type { PlanOptions } from './plan.ts'
import type { Planned } from './planned-line.ts'
import { productOf } from './product-fields.ts'
import { changeProducts, createProducts, type Author } from './write-products.ts'

type Deps = { db: Database; stock: StockKeeper }

/** Once `signal` is aborted, nothing of the import stays, unless all of it has been saved by then. */
type Work = PlanWork & {
  who: string
  say: (event: ImportEvent) => void
}

export type AppliedImport = {
  importId: number
  counts: ImportCounts
  fingerprint: string
  rates: UsedRate[]
  roundedPrices: number
  /** Products of which the storefront is notified. */
  touched: Pick<Product, 'id' | 'productType'>[]
}

/** Longest time that products may stay locked. */
const MAX_LOCKED_MS = 300_000

/** The share of the work that is done once it is known which products to lock. */
const LOCKED_AT = 0.3

/**
 * Applies what a dry run has shown, in one transaction: the products are locked in id order, and then each batch is planned again and
 * written, from a snapshot of the catalogue in which no line sees what another has written. Throws `FileError` with
 * `catalogue_changed` when the plan is not the one that was shown, and then nothing has happened. Lines that the dry run refused are
 * left out.
 */
export async function applyImport(
  { db, stock }: Deps,
  list: OpenFile,
  { fingerprint, fileName, ...options }: ApplyOptions & PlanOptions,
  { who, say, signal, batchSize }: Work,
): Promise<AppliedImport> {
  const { supplierId } = options
  const progress = (from: number, to: number, share: number) => {
    signal?.throwIfAborted()
    say({ event: 'progress', share: from + share * (to - from) })
  }
  return db.transaction(async (tx) => {
    await takeTurn(tx)
    const ids: number[] = []
    const shown = await eachBatch(
      await planFile(tx, list, options, { batchSize, signal }),
      ({ planned, share }) => {
        for (const each of planned) if (each.outcome === 'changed') ids.push(each.before.id)
        progress(0, LOCKED_AT, share)
      },
    )
    if (shown.fingerprint !== fingerprint) throw new FileError('catalogue_changed')
    await lockProducts(stock, tx, ids)
    const locked = new Set(ids)
    const end = Date.now() + MAX_LOCKED_MS
    return withSnapshot(db, async (snapshot) => {
      const importId = await insertImport(tx, fileName, who, shown.counts)
      const author = { who, reason: `${fileName} (#${importId})` }
      const touched: AppliedImport['touched'] = []
      const plan = await planFile(snapshot, list, options, { batchSize, signal })
      const result = await eachBatch(plan, async ({ planned, share }) => {
        if (Date.now() > end) throw new ProblemError('unavailable', 'The import takes too long.')
        if (planned.some((each) => each.outcome === 'changed' && !locked.has(each.before.id)))
          throw new FileError('catalogue_changed')
        await replanStatements(tx)
        for (const each of await writeBatch({ tx, stock, importId, author, supplierId }, planned))
          touched.push(each)
        progress(LOCKED_AT, 1, share)
      })
      // Whatever changed while the products were waited for.
      if (result.fingerprint !== fingerprint) throw new FileError('catalogue_changed')
      if (supplierId !== undefined) await rememberReading(tx, supplierId, readingOf(options, list))
      return { importId, ...result, touched }
    })
  })
}

async function insertImport(
  tx: Transaction,
  fileName: string,
  who: string,
  { created, changed }: ImportCounts,
): Promise<number> {
  const [row] = await tx
    .insert(productImports)
    .values({ fileName, who, created, changed })
    .returning({ id: productImports.id })
  if (!row) throw new Error('the database answered no id for a new import')
  return row.id
}

/** What the next list of the supplier is read by. */
function readingOf(options: ImportOptions, { columns, codePage }: OpenFile): SupplierReading {
  const fields = Object.fromEntries(columns.map(({ header, field }) => [header, field]))
  const reading = z.object(readingShape).parse(options)
  return { ...reading, codePage: codePage?.used ?? reading.codePage, columns: fields }
}

type Writing = {
  tx: Transaction
  stock: StockKeeper
  importId: number
  author: Author
  supplierId: number | undefined
}

async function writeBatch(
  { tx, stock, importId, author, supplierId }: Writing,
  planned: Planned[],
): Promise<AppliedImport['touched']> {
  const changed = planned.filter((each) => each.outcome === 'changed')
  const changes = changed.filter(({ line }) => line.changes.some(({ field }) => !besideProducts.has(field)))
  const news = planned.filter((each) => each.outcome === 'created')
  const created = await createProducts(
    tx,
    news.map(({ product }) => product),
    author,
  )
  await changeProducts(tx, stock, changes, author)
  const rows = [
    ...created.map((after) => ({ importId, productId: after.id, before: null, after })),
    ...changes.map(({ before, product }) => {
      return { importId, productId: before.id, before, after: productOf(before.id, product) }
    }),
  ]
  if (rows.length > 0) await tx.insert(productImportChanges).values(rows)
  const costs = [
    ...created.flatMap(({ id }, index) => costed(news[index]?.newCost, id)),
    ...changed.flatMap(({ newCost, before }) => costed(newCost, before.id)),
  ]
  await addPurchasePrices(tx, costs, { importId, who: author.who })
  if (supplierId !== undefined) {
    const codesOfNew = created.flatMap(({ id }, index) => coded(news[index]?.newCode, id))
    const codes = [...codesOfNew, ...changed.flatMap(({ newCode, before }) => coded(newCode, before.id))]
    await saveCodes(tx, { supplierId, importId }, codes)
  }
  return rows.map(({ after: { id, productType } }) => ({ id, productType }))
}

const costed = (price: Grosze | undefined, productId: number) =>
  price === undefined ? [] : [{ productId, price }]

const coded = (code: string | undefined, productId: number) =>
  code === undefined ? [] : [{ code, productId }]

import type { Product } from '@bieznik/contract/product'
import type { ApplyOptions, ImportCounts, ImportEvent } from '@bieznik/contract/product-import'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { productImportChanges, productImports } from '../db/schema/product-imports.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import { planFile, type ImportResult, type PlannedBatch } from './import-run.ts'
import type { Planned, PlanOptions } from './plan.ts'
import { productOf } from './product-fields.ts'
import { FileError } from './read-file.ts'
import { changeProducts, createProducts, type Author } from './write-products.ts'

type Deps = { db: Database; stock: StockKeeper }

export type AppliedImport = {
  importId: number
  counts: ImportCounts
  fingerprint: string
  /** Whom the storefront is told of. */
  touched: Pick<Product, 'id' | 'productType'>[]
}

/** Longest time that products may stay locked. */
const MAX_MS = 60_000

/** The shares of the work that are done once it is known which products to lock, and what is to be written. */
const LOCKED_AT = 0.3
const PLANNED_AT = 0.6

/** One import, or undoing of one, at a time. */
export async function takeTurn(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('product_imports'))`)
}

/**
 * Applies what a dry run has shown, in one transaction: the products are locked in id order, then the whole file is planned again, and
 * only then written, so that no line of it sees what another has done. Throws `FileError` with `catalogue_changed` when the plan is
 * not the one that was shown, and then nothing has happened. Lines that the dry run refused are left out.
 */
export async function applyImport(
  { db, stock }: Deps,
  file: Buffer,
  { fingerprint, fileName, ...options }: ApplyOptions & PlanOptions,
  { who, say }: { who: string; say: (event: ImportEvent) => void },
): Promise<AppliedImport> {
  const end = Date.now() + MAX_MS
  return db.transaction(async (tx) => {
    await takeTurn(tx)
    const ids: number[] = []
    await eachBatch(planFile(tx, file, options), ({ planned, share }) => {
      for (const each of planned) if (each.outcome === 'changed') ids.push(each.before.id)
      say({ event: 'progress', share: share * LOCKED_AT })
    })
    if (ids.length > 0) await stock.lock(tx, ids)
    const batches: Planned[][] = []
    const result = await eachBatch(planFile(tx, file, options), ({ planned, share }) => {
      batches.push(planned)
      say({ event: 'progress', share: LOCKED_AT + share * (PLANNED_AT - LOCKED_AT) })
    })
    if (result.fingerprint !== fingerprint) throw new FileError('catalogue_changed')

    const importId = await insertImport(tx, fileName, who, result.counts)
    const author = { who, reason: `${fileName} (#${importId})` }
    const touched: AppliedImport['touched'] = []
    for (const [index, planned] of batches.entries()) {
      if (Date.now() > end) throw new ProblemError('unavailable', 'The import takes too long.')
      touched.push(...(await writeBatch({ tx, stock, importId, author }, planned)))
      say({ event: 'progress', share: PLANNED_AT + ((index + 1) / batches.length) * (1 - PLANNED_AT) })
    }
    return { importId, ...result, touched }
  })
}

async function eachBatch(
  plan: ReturnType<typeof planFile>,
  take: (batch: PlannedBatch) => void,
): Promise<ImportResult> {
  let step = await plan.next()
  while (!step.done) {
    if ('planned' in step.value) take(step.value)
    step = await plan.next()
  }
  return step.value
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

type Work = { tx: Transaction; stock: StockKeeper; importId: number; author: Author }

async function writeBatch(
  { tx, stock, importId, author }: Work,
  planned: Planned[],
): Promise<AppliedImport['touched']> {
  const changes = planned.filter((each) => each.outcome === 'changed')
  const imported = planned.filter((each) => each.outcome === 'created').map(({ product }) => product)
  const created = await createProducts(tx, imported, author)
  await changeProducts(tx, stock, changes, author)
  const rows = [
    ...created.map((after) => ({ importId, productId: after.id, before: null, after })),
    ...changes.map(({ before, product }) => {
      return { importId, productId: before.id, before, after: productOf(before.id, product) }
    }),
  ]
  if (rows.length > 0) await tx.insert(productImportChanges).values(rows)
  return rows.map(({ after: { id, productType } }) => ({ id, productType }))
}

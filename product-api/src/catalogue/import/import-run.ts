import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Currency } from '@bieznik/contract/money/currencies'
import type { ImportCounts, ImportEvent, UsedRate } from '@bieznik/contract/catalogue/product-import'
import type { Queryable } from '../../platform/db/client.ts'
import { listManufacturerNames } from '../manufacturers/manufacturers.queries.ts'
import { hasOurIds, namesProducts } from './columns.ts'
import { FileError } from './file-error.ts'
import { findProducts, findTitles, keyOf } from './found-products.queries.ts'
import { listKnownMakers } from './known-makers.ts'
import type { OpenFile } from './open-file.ts'
import { Planner, type PlanOptions } from './plan.ts'
import type { Planned, Subject } from './planned-line.ts'
import type { PriceList } from './price-list.ts'

/** Lines that are planned, and written, at once: few enough for a statement on a busy machine. */
const BATCH = 200

/** A batch of planned lines, and how much of the file has been planned with it. */
export type PlannedBatch = { planned: Planned[]; share: number }

export type ImportResult = {
  fingerprint: string
  counts: ImportCounts
  rates: UsedRate[]
  roundedPrices: number
}

/** `signal`: once it is aborted, the work ends with its reason at the next batch. */
export type PlanWork = { batchSize?: number | undefined; signal?: AbortSignal | undefined }

/** What a file would do to the catalogue as it was when it was looked at. Going through it again gives the same again. */
export type FilePlan = { batches: () => AsyncGenerator<PlannedBatch, ImportResult> }

/**
 * Looks at the catalogue for all titles of a file, and plans it batch by batch: no more of it than a batch is in memory at once.
 * Nothing may be written before its end where `db` would see it. Throws `FileError`.
 */
export async function planFile(
  db: Queryable,
  { columns, lines }: PriceList,
  options: PlanOptions,
  work: PlanWork = {},
): Promise<FilePlan> {
  const { supplierId, rates } = options
  if (!namesProducts(columns)) throw new FileError('no_title_or_id')
  const makers = { companies: await listManufacturerNames(db), marks: await listKnownMakers(db) }
  const newPlanner = () => new Planner(options, { hasOurIds: hasOurIds(columns), makers })
  const { titles, count } = await titlesIn(subjectBatches(newPlanner(), lines, work))
  const idsByTitle = await findTitles(db, titles)
  return {
    batches: async function* batches() {
      const planner = newPlanner()
      const hash = createHash('sha256')
      const counts: ImportCounts = { created: 0, changed: 0, same: 0, refused: 0 }
      const used = new Set<Currency>()
      let [done, roundedPrices] = [0, 0]
      for await (const batch of subjectBatches(planner, lines, work)) {
        const planned = planner.plan(batch, await findProducts(db, batch, { idsByTitle, supplierId }))
        for (const each of planned) {
          counts[each.outcome] += 1
          hash.update(`${JSON.stringify(shownOf(each))}\n`)
        }
        for (const { read } of batch) used.add(read.currency).add(read.costCurrency)
        roundedPrices += batch.filter(({ read }) => read.isRounded).length
        done += batch.length
        yield { planned, share: done / count }
      }
      return {
        fingerprint: hash.digest('hex'),
        counts,
        rates: Array.from(used, (each) => rates.get(each) ?? []).flat(),
        roundedPrices,
      }
    },
  }
}

/** Other work gets its turn between batches. */
async function* subjectBatches(
  planner: Planner,
  lines: PriceList['lines'],
  { batchSize = BATCH, signal }: PlanWork,
): AsyncGenerator<Subject[]> {
  let batch: Subject[] = []
  for (const line of lines()) {
    batch.push(planner.subjectOf(line))
    if (batch.length < batchSize) continue
    yield batch
    batch = []
    await setImmediate()
    signal?.throwIfAborted()
  }
  if (batch.length > 0) yield batch
}

/** The titles by which products are to be found, by `keyOf`, and how many lines there are. */
async function titlesIn(
  batches: AsyncIterable<Subject[]>,
): Promise<{ titles: ReadonlySet<string>; count: number }> {
  const titles = new Set<string>()
  let count = 0
  for await (const batch of batches) {
    count += batch.length
    for (const { id, kind, title } of batch) if (id === null) titles.add(keyOf(kind, title))
  }
  return { titles, count }
}

/** What staff see of a line, and all of what is new. What else happens to a product meanwhile, such as a sale, does not matter. */
function shownOf(planned: Planned): unknown {
  if (planned.outcome === 'created') return [planned.line, planned.product]
  return planned.line ?? null
}

/** Gives each batch of a plan to `take`, one after the other. */
export async function eachBatch(
  { batches }: FilePlan,
  take: (batch: PlannedBatch) => Promise<void> | void,
): Promise<ImportResult> {
  const plan = batches()
  let step = await plan.next()
  while (!step.done) {
    await take(step.value)
    step = await plan.next()
  }
  return step.value
}

/** Says line by line what an import would do; nothing is changed. */
export async function* dryRun(
  db: Queryable,
  list: OpenFile,
  options: PlanOptions,
  work?: PlanWork,
): AsyncGenerator<ImportEvent> {
  const { columns, samples, codePage, sheet } = list
  yield { event: 'columns', columns, samples, codePage, sheet }
  const plan = (await planFile(db, list, options, work)).batches()
  let step = await plan.next()
  while (!step.done) {
    const { planned, share } = step.value
    for (const each of planned) if (each.line) yield each.line
    yield { event: 'progress', share }
    step = await plan.next()
  }
  yield { event: 'done', ...step.value, importId: null }
}

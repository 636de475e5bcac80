import { createHash } from 'node:crypto'
import type { ImportCounts, ImportEvent } from '@bieznik/contract/product-import'
import type { Queryable } from '../db/client.ts'
import { listManufacturerNames } from '../manufacturers/manufacturers.queries.ts'
import { hasOurIds, mapColumns, namesProducts } from './columns.ts'
import { findProducts, findTitles } from './found-products.queries.ts'
import { Planner, type Planned, type PlanOptions, type Subject } from './plan.ts'
import { readLine } from './read-cells.ts'
import { FileError, readRecords } from './read-file.ts'
import { skipLinesAboveHeader } from './skip-lines-above-header.ts'

const BATCH = 500

/** A batch of planned lines, and how much of the file has been planned with it. */
export type PlannedBatch = { planned: Planned[]; share: number }

export type ImportResult = { fingerprint: string; counts: ImportCounts }

/**
 * Plans a file against the catalogue as it is, batch by batch; nothing may be written before its end. First come the columns.
 * Throws `FileError`.
 */
export async function* planFile(
  db: Queryable,
  file: Buffer,
  options: PlanOptions,
): AsyncGenerator<ImportEvent | PlannedBatch, ImportResult> {
  const records = skipLinesAboveHeader(readRecords(file))
  const { value: header } = await records.next()
  if (!header) throw new FileError('empty')
  const columns = mapColumns(header.cells, options.columns)
  yield { event: 'columns', columns }
  if (!namesProducts(columns)) throw new FileError('no_title_or_id')
  const makers = await listManufacturerNames(db)
  const planner = new Planner(options, { hasOurIds: hasOurIds(columns), makers })
  const subjects: Subject[] = []
  for await (const record of records) subjects.push(planner.subjectOf(readLine(record, columns)))
  const idsByTitle = await findTitles(db, subjects)
  const hash = createHash('sha256')
  const counts: ImportCounts = { created: 0, changed: 0, same: 0, refused: 0 }
  for (let at = 0; at < subjects.length; at += BATCH) {
    const batch = subjects.slice(at, at + BATCH)
    const planned = planner.plan(batch, await findProducts(db, batch, idsByTitle))
    for (const each of planned) counts[each.outcome] += 1
    hash.update(JSON.stringify(planned.map(shownOf)))
    yield { planned, share: (at + batch.length) / subjects.length }
  }
  return { fingerprint: hash.digest('hex'), counts }
}

/** What staff see of a line, and all of what is new. What else happens to a product meanwhile, such as a sale, does not matter. */
function shownOf(planned: Planned): unknown {
  if (planned.outcome === 'created') return [planned.line, planned.product]
  return planned.outcome === 'same' ? null : planned.line
}

/** Says line by line what an import would do; nothing is changed. */
export async function* dryRun(
  db: Queryable,
  file: Buffer,
  options: PlanOptions,
): AsyncGenerator<ImportEvent> {
  const plan = planFile(db, file, options)
  let step = await plan.next()
  while (!step.done) {
    const { value } = step
    if ('event' in value) yield value
    else {
      for (const each of value.planned) if (each.outcome !== 'same') yield each.line
      yield { event: 'progress', share: value.share }
    }
    step = await plan.next()
  }
  yield { event: 'done', ...step.value, importId: null }
}

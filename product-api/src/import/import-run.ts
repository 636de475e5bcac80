import { createHash } from 'node:crypto'
import type { ImportCounts, ImportEvent } from '@bieznik/contract/product-import'
import type { Queryable } from '../db/client.ts'
import { mapColumns } from './columns.ts'
import { Planner, type Planned, type PlanOptions } from './plan.ts'
import { readLine, type ReadLine } from './read-cells.ts'
import { FileTrouble, readRecords } from './read-file.ts'

const BATCH = 500

/** A batch of planned lines, and how much of the file has been read with it. */
export type PlannedBatch = { planned: Planned[]; share: number }

export type ImportResult = { fingerprint: string; counts: ImportCounts }

/** Reads a file against the catalogue as it is, batch by batch. First come the columns. Throws `FileTrouble`. */
export async function* planFile(
  db: Queryable,
  file: Buffer,
  options: PlanOptions,
): AsyncGenerator<ImportEvent | PlannedBatch, ImportResult> {
  const records = readRecords(file)
  const { value: header } = await records.next()
  if (!header) throw new FileTrouble('empty')
  const columns = mapColumns(header.cells, options.columns)
  yield { event: 'columns', columns }
  requireNames(columns.map(({ field }) => field))
  const planner = new Planner(options)
  const hash = createHash('sha256')
  const counts: ImportCounts = { created: 0, changed: 0, same: 0, refused: 0 }
  async function planBatch(lines: ReadLine[], share: number): Promise<PlannedBatch> {
    const planned = await planner.plan(db, lines)
    for (const each of planned) counts[each.outcome] += 1
    hash.update(JSON.stringify(planned.map(shownOf)))
    return { planned, share }
  }
  let lines: ReadLine[] = []
  for await (const record of records) {
    lines.push(readLine(record, columns))
    if (lines.length < BATCH) continue
    yield planBatch(lines, record.share)
    lines = []
  }
  if (lines.length > 0) yield planBatch(lines, 1)
  return { fingerprint: hash.digest('hex'), counts }
}

/** What staff see of a line, and all of what is new. What else happens to a product meanwhile, such as a sale, does not matter. */
function shownOf(planned: Planned): unknown {
  if (planned.outcome === 'created') return [planned.line, planned.product]
  return planned.outcome === 'same' ? null : planned.line
}

/** Without one of these no line can say which product it is about. */
function requireNames(fields: (string | null)[]): void {
  const has = (...names: string[]) => names.every((name) => fields.includes(name))
  if (!has('id') && !has('title') && !has('manufacturer', 'size') && !has('manufacturer', 'width'))
    throw new FileTrouble('no_title_or_id')
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

import {
  importEventSchema,
  type ImportEvent,
  type ImportLine,
} from '@bieznik/contract/catalogue/product-import'
import type { Customer, Reply } from './shop.ts'

/** What an import reports. */
export type ImportOutcome = {
  events: ImportEvent[]
  lines: ImportLine[]
  last: ImportEvent | undefined
}

function outcomeIn({ body }: Reply): ImportOutcome {
  const texts = String(body)
    .split('\n')
    .filter((text) => text !== '')
  const events = texts.map((text) => importEventSchema.parse(JSON.parse(text)))
  return { events, lines: events.filter((each) => each.event === 'line'), last: events.at(-1) }
}

/** Lists of retreads, unless a test says otherwise: nothing of most of them says whether their tires are new. */
export const RETREADS = 'productType=Tire&condition=retreaded'

const csv = { 'content-type': 'text/csv' }

export async function dryRunOf(
  staff: Customer,
  file: string | Buffer,
  query = RETREADS,
): Promise<ImportOutcome> {
  return outcomeIn(
    await staff.call('POST', `/api/products/import/dry-run?${query}`, { body: file, headers: csv }),
  )
}

export async function applyWith(
  staff: Customer,
  file: string | Buffer,
  fingerprint: string,
  query = RETREADS,
): Promise<ImportOutcome> {
  const url = `/api/products/import?${query}&fingerprint=${fingerprint}&fileName=cennik.csv`
  return outcomeIn(await staff.call('POST', url, { body: file, headers: csv }))
}

export function fingerprintOf({ last }: ImportOutcome): string {
  if (last?.event !== 'done') throw new Error(`the dry run ended with ${JSON.stringify(last)}`)
  return last.fingerprint
}

/** A dry run, and what it showed applied. */
export async function importFile(
  staff: Customer,
  file: string | Buffer,
  query?: string,
): Promise<ImportOutcome> {
  return applyWith(staff, file, fingerprintOf(await dryRunOf(staff, file, query)), query)
}

export function importIdOf({ last }: ImportOutcome): number {
  if (last?.event !== 'done' || last.importId === null)
    throw new Error(`the import ended with ${JSON.stringify(last)}`)
  return last.importId
}

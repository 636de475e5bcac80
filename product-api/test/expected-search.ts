import type { Understood } from '@bieznik/contract/catalogue/search'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import type { IndexedRow } from '../src/catalogue/search/index-entry.ts'

export type FoundFirst = { first: IndexedRow | undefined; total: number; understood: Understood }

const plain = (value: string | number | null) => (value === null ? '' : String(value))

const fields: Readonly<Record<string, (row: IndexedRow) => string>> = {
  size: ({ width, profile, diameter }) =>
    formatTireSize({ width: width ?? 0, profile: profile ?? 0, diameter: diameter ?? 0 }),
  tread: ({ protector }) => plain(protector),
  use: ({ typeOfTire }) => plain(typeOfTire),
  snow: ({ snowMarking }) => (snowMarking?.includes('3pmsf') ? '3pmsf' : ''),
  rim: ({ diameter }) => plain(diameter),
  width: ({ width }) => plain(width),
  material: ({ material }) => plain(material),
  bolts: ({ boltCircle }) => plain(boltCircle),
  bore: ({ bore }) => plain(bore),
  thickness: ({ thickness }) => plain(thickness),
  et: ({ et }) => plain(et),
  system: ({ system }) => plain(system),
}

/** A color is also its finish: what was asked for as black may be matt. */
const colorOf = (row: IndexedRow, wanted: string) =>
  wanted.includes('_') ? plain(row.color) : plain(row.color).split('_')[0]

const kinds: Readonly<Record<string, string>> = { tire: 'Tire', wheel: 'Wheel', spacer: 'Spacer' }

/** Reads an expectation of `searches.ts`. The function that it returns says what is wrong with what was found; null: nothing. */
export function expectedOf(expected: string): (found: FoundFirst) => string | null {
  const parts = expected.split(';').map((part) => part.trim())
  return (found) => parts.map((part) => problemOf(part, found)).find((problem) => problem !== null) ?? null
}

function problemOf(part: string, { first, total, understood }: FoundFirst): string | null {
  if (part === 'nothing') return total === 0 ? null : `found ${total}, first ${first?.title}`
  const [name = '', wanted = ''] = part.split('=')
  if (name === 'unknown')
    return understood.unknown.includes(wanted) ? null : `unknown are ${understood.unknown.join()}`
  if (!first) return 'found nothing'
  if (kinds[part]) return first.productType === kinds[part] ? null : `first is ${first.title}`
  if (name === 'price') return first.price <= Number(wanted) * 100 ? null : `the first costs ${first.price}`
  const is = name === 'color' ? colorOf(first, wanted) : fields[name]?.(first)
  return wanted.split('|').includes(is ?? '') ? null : `${name} of the first is ${is}: ${first.title}`
}

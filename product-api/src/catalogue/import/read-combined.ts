import { importFields, type ImportField } from '@bieznik/contract/catalogue/product-import'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import { toSidewallLetters } from '@bieznik/contract/catalogue/sidewall-letters'
import { cellOf } from './product-fields.ts'
import type { Reasons, Values } from './read-cell.ts'
import { readService } from './read-service.ts'
import { readSize } from './read-size.ts'
import { readWheelSize } from './read-wheel-size.ts'

/** Cells by their fields. */
type Written = ReadonlyMap<ImportField, string>

/** Cells that say several fields, or one of them in parts, are read together with others. */
export const COMBINED: ReadonlySet<ImportField> = new Set(['size', 'loadIndex', 'speedSymbol', 'currency'])

/** Of tires and of wheels; the word is the same and the notation is not. */
function sizeIn(written: Written, kind: ProductType | undefined): { values: Values; reasons: Reasons } {
  const size = written.get('size')
  if (size === undefined || kind === 'Spacer') return { values: {}, reasons: [] }
  const reading = kind === 'Wheel' ? readWheelSize(size) : readSize(size)
  if (!('reason' in reading)) return { values: reading, reasons: [] }
  return { values: {}, reasons: [{ field: 'size', reason: reading.reason, value: size }] }
}

/** The class of the carcass, when it is written behind the rim: `16C`. */
function classIn(written: Written): Values {
  return /\dC$/.test(toSidewallLetters(written.get('diameter')?.trim() ?? '')) ? { loadClass: 'C' } : {}
}

/** Load index and speed symbol, when they stand in columns of their own. */
function serviceIn(written: Written): Values {
  const [load, speed] = [written.get('loadIndex'), written.get('speedSymbol')]
  return load === undefined || speed === undefined ? {} : readService(`${load.trim()} ${speed.trim()}`)
}

/** What the cells say that are read together. */
export function readCombined(
  written: Written,
  kind: ProductType | undefined,
): { said: Values[]; reasons: Reasons } {
  const { values, reasons } = sizeIn(written, kind)
  return { said: [values, serviceIn(written), classIn(written)], reasons }
}

const fieldsByName = new Map<string, ImportField>(importFields.map((field) => [field, field]))

/** All that several cells say of one product. Where two say different values of a field, both are named. */
export function joinValues(said: readonly Values[]): { values: Values; reasons: Reasons } {
  const values: Values = {}
  const different = new Map<ImportField, Set<unknown>>()
  for (const each of said)
    for (const [name, value = null] of Object.entries(each)) {
      const field = fieldsByName.get(name)
      if (!field) continue
      const first = values[field]
      if (first === undefined) values[field] = value ?? undefined
      else if (value !== null && value !== first)
        different.set(field, (different.get(field) ?? new Set([first])).add(value))
    }
  return { values, reasons: Object.keys(values).flatMap((name) => contradictionOf(name, different)) }
}

function contradictionOf(name: string, different: ReadonlyMap<ImportField, ReadonlySet<unknown>>): Reasons {
  const field = fieldsByName.get(name)
  const found = field && different.get(field)
  if (!found) return []
  const value = Array.from(found, (each) => cellOf(each, 'point')).join(' ≠ ')
  return [{ field, reason: 'contradicts', value }]
}

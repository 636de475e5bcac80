import type { TireSize } from '@bieznik/contract/catalogue/product'
import type { ImportReason } from '@bieznik/contract/catalogue/import-reasons'
import type { LoadClass } from '@bieznik/contract/catalogue/tire-codes'
import { loadClassOf } from '@bieznik/contract/catalogue/tire-title'
import {
  catalogueSize,
  readTireNotation,
  type NotationError,
  type TireNotation,
} from '@bieznik/contract/catalogue/tire-size-notation'

const reasons: Record<NotationError, ImportReason> = {
  width: 'size_width',
  profile: 'size_profile',
  diameter: 'size_diameter',
  empty: 'size_unreadable',
  incomplete: 'size_unreadable',
  no_size: 'size_unreadable',
  too_long: 'size_unreadable',
}

type Size = TireSize & { icVc?: string; loadClass?: LoadClass }

/** The measures of `195/80 R15 96T`, its load index with speed symbol if both are there, and the class of its carcass if it names one. */
export function readSize(text: string): Size | { reason: ImportReason } {
  const reading = readTireNotation(text)
  if (!reading.isUnderstood) return { reason: reasons[reading.error] }
  const size = catalogueSize(reading.tire)
  return size ? { ...size, ...serviceOf(reading.tire), ...classOf(reading.tire) } : { reason: 'size_numeric' }
}

function classOf(tire: TireNotation): { loadClass?: LoadClass } {
  const loadClass = loadClassOf(tire)
  return loadClass ? { loadClass } : {}
}

function serviceOf({ loadIndex, speedSymbol }: TireNotation): { icVc?: string } {
  return loadIndex && speedSymbol ? { icVc: `${loadIndex.single}${speedSymbol}` } : {}
}

import type { TireSize } from '@bieznik/contract/product'
import type { ImportReason } from '@bieznik/contract/product-import'
import {
  catalogueSize,
  readTireNotation,
  type NotationTrouble,
  type TireNotation,
} from '@bieznik/contract/tire-size-notation'

const reasons: Record<NotationTrouble, ImportReason> = {
  width: 'size_width',
  profile: 'size_profile',
  diameter: 'size_diameter',
  empty: 'size_unreadable',
  incomplete: 'size_unreadable',
  no_size: 'size_unreadable',
  too_long: 'size_unreadable',
}

type Size = TireSize & { icVc?: string }

/** The measures of `195/80 R15 96T`, and its load index with speed symbol if both are there. */
export function readSize(text: string): Size | { reason: ImportReason } {
  const reading = readTireNotation(text)
  if (!reading.isUnderstood) return { reason: reasons[reading.trouble] }
  const size = catalogueSize(reading.tire)
  return size ? { ...size, ...serviceOf(reading.tire) } : { reason: 'size_numeric' }
}

function serviceOf({ loadIndex, speedSymbol }: TireNotation): { icVc?: string } {
  return loadIndex && speedSymbol ? { icVc: `${loadIndex.single}${speedSymbol}` } : {}
}

import type { ImportReason } from '@bieznik/contract/catalogue/import-reasons'
import type { Values } from './read-cell.ts'
import { readSize } from './read-size.ts'

const measures = ['width', 'profile', 'diameter'] as const

/** The size and index of a tire as its title says them; what columns say comes before. Only where nothing else says a size it has to. */
export function completeSize(title: string, values: Values): Values | { reason: ImportReason } {
  if (title === '') return {}
  const reading = readSize(title)
  if (!('reason' in reading)) return reading
  return measures.some((measure) => values[measure] !== undefined) ? {} : reading
}

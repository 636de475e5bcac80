import type { ImportReason } from '@bieznik/contract/import-reasons'
import type { Values } from './read-cells.ts'
import { readSize } from './read-size.ts'

const measures = ['width', 'profile', 'diameter'] as const

/** What columns do not say of a tire's size and index, from its title. When both are needed they have to agree. */
export function completeSize(title: string, values: Values): Values | { reason: ImportReason } {
  const said = measures.filter((measure) => values[measure] !== undefined)
  const isWhole = said.length === measures.length
  if (title === '' || (isWhole && values.icVc !== undefined)) return {}
  const reading = readSize(title)
  if ('reason' in reading) return said.length === 0 ? reading : {}
  const agrees = said.every((measure) => values[measure] === reading[measure])
  if (agrees) return reading
  return isWhole ? {} : { reason: 'size_contradicts' }
}

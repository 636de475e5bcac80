import { loadCapacity } from './load-index.ts'
import type { ServiceDescription } from './sidewall-markings.ts'
import { isSpeedSymbol, topSpeed } from './speed-symbol.ts'

export interface ServiceNumbers {
  loadIndex: number
  /** kg that one tire carries */
  maxLoad: number
  /** km/h */
  topSpeed: number
}

/** What `104S` means: 104 is 900 kg, S is 180 km/h. Null: it is no such pair. */
export function readService(icVc: string): ServiceNumbers | null {
  const [, index = '', symbol = ''] = /^(\d{2,3})([A-Z]\d?)$/.exec(icVc) ?? []
  const loadIndex = Number(index)
  const maxLoad = loadCapacity(loadIndex)
  if (maxLoad === null || !isSpeedSymbol(symbol)) return null
  return { loadIndex, maxLoad, topSpeed: topSpeed(symbol) }
}

/** `107T`, in one piece; of a pair (109/107T) the index of a single tire. Null: index and symbol are not both there. */
export const formatService = ({ loadIndex, speedSymbol }: ServiceDescription): string | null =>
  loadIndex && speedSymbol ? `${loadIndex.single}${speedSymbol}` : null

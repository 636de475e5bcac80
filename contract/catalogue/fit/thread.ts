import { MM_PER_INCH } from './finding.ts'

/** Of a bolt or a stud, both in mm. */
export interface Thread {
  diameter: number
  pitch: number
}

/** M14x1.5 */
const METRIC = /^[MМ] ?(?<diameter>\d{1,2}) ?[x×хХ*] ?(?<pitch>\d(?:[.,]\d{1,2})?)$/i
/** 1/2"-20 UNF: the diameter in inches, turns an inch. */
const UNIFIED = /^(?<part>\d{1,2})\/(?<whole>\d{1,2})["”″]? ?-? ?(?<turns>\d{2}) ?(?:UNF)?$/i

/** Null: it says no thread of wheel bolts, or not its pitch, which coarse threads are not for. */
export function parseThread(text: string): Thread | null {
  const thread = parseMetric(text.trim()) ?? parseUnified(text.trim())
  if (!thread) return null
  const { diameter, pitch } = thread
  return diameter >= 10 && diameter <= 24 && pitch >= 1 && pitch <= 3 ? thread : null
}

function parseMetric(text: string): Thread | null {
  const { diameter, pitch } = METRIC.exec(text)?.groups ?? {}
  if (diameter === undefined || pitch === undefined) return null
  return { diameter: Number(diameter), pitch: Number(pitch.replace(',', '.')) }
}

function parseUnified(text: string): Thread | null {
  const { part, whole, turns } = UNIFIED.exec(text)?.groups ?? {}
  if (part === undefined || whole === undefined || turns === undefined) return null
  return { diameter: (MM_PER_INCH * Number(part)) / Number(whole), pitch: MM_PER_INCH / Number(turns) }
}

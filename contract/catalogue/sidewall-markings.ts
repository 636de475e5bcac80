import { loadCapacity } from './load-index.ts'
import type { SizeMatch } from './sidewall-size.ts'
import { isSpeedSymbol, type SpeedSymbol } from './speed-symbol.ts'

export interface LoadIndex {
  /** Of a tire by itself. */
  single: number
  /** Of each of twin tires; null: not said. */
  dual: number | null
}

export interface ServiceDescription {
  loadIndex: LoadIndex | null
  speedSymbol: SpeedSymbol | null
  /** In brackets, (100Y): made for more than the speed of the symbol. */
  isAboveSymbol: boolean
}

export interface SidewallMarkings extends ServiceDescription {
  /** C or CP: reinforced for vans or campers. */
  isCommercial: boolean
  /** LT: a light truck tire of American standards, on which a C is a load range. */
  isLightTruck: boolean
  /** XL, RF, REINF or EXTRA LOAD. */
  isExtraLoad: boolean
  /** 8PR: the strength of the carcass, in plies of cotton. */
  plyRating: number | null
}

// A word of its own, or attached to a rim (R15XL) or to a service description (91WXL).
const WORD_START = String.raw`(?:(?<![A-Z])|(?<=\d[A-Z]))`
const EXTRA_LOAD = new RegExp(`${WORD_START}(?:XL|RF|REINF(?:ORCED)?|EXTRA LOAD)(?![A-Z])`, 'g')
const LIGHT_TRUCK = new RegExp(`${WORD_START}LT(?![A-Z])`, 'g')
const PLY_RATING = /(?<![A-Z\d])(?<plies>\d{1,2}) ?PR(?![A-Z])/g
const COMMERCIAL_NEXT = / {0,2}CP?(?![A-Z])/y

const INDEX = String.raw`(?<single>\d{2,3})(?:[/-](?<dual>\d{2,3}))?`
const SYMBOL = '(?<symbol>A[1-8]|[B-HJ-NP-WY])'
/** In one piece, anywhere: 96T, 106/104Q, (100Y), 100(Y). */
const SERVICE = new RegExp(
  String.raw`(?<![A-Z\d./-])(?<outer>\()?${INDEX}(?<inner>\()?${SYMBOL}\)?(?![A-Z\d])`,
  'g',
)
/** In two pieces or half, 96 T or 96, where nothing but markings stands between it and the size. */
const SERVICE_NEXT = new RegExp(
  String.raw`[ .;/-]{0,8}(?<outer>\()?${INDEX}(?: {1,2}(?<inner>\()?${SYMBOL})?\)?(?![A-Z\d]|[/.]\d)`,
  'y',
)

type Groups = Partial<Record<string, string>>

/**
 * The markings around a size.
 *
 * @param letters a whole text in sidewall letters
 * @returns also `rest`: the text in which everything that was understood, the size included, is blank
 */
export function readMarkings(
  letters: string,
  size: Pick<SizeMatch, 'start' | 'end' | 'isLightTruck'>,
): { markings: SidewallMarkings; rest: string } {
  let rest = blank(letters, size.start, size.end)

  /** Reads the first match that makes sense and blanks it. A sticky pattern is tried right after the size. */
  function take<Value>(pattern: RegExp, read: (groups: Groups) => Value | null): Value | null {
    pattern.lastIndex = pattern.sticky ? size.end : 0
    const match = pattern.exec(rest)
    if (!match) return null
    const value = read(match.groups ?? {})
    if (value !== null) rest = blank(rest, match.index, match.index + match[0].length)
    return value
  }
  const takeFlag = (pattern: RegExp) => take(pattern, () => true) ?? false

  const isLightTruck = takeFlag(LIGHT_TRUCK) || size.isLightTruck
  const isCommercial = !isLightTruck && takeFlag(COMMERCIAL_NEXT)
  const isExtraLoad = takeFlag(EXTRA_LOAD)
  const plyRating = take(PLY_RATING, ({ plies }) => Number(plies))
  const service = take(SERVICE, readService) ?? take(SERVICE_NEXT, readService) ?? noService
  return { markings: { isCommercial, isLightTruck, isExtraLoad, plyRating, ...service }, rest }
}

const noService: ServiceDescription = { loadIndex: null, speedSymbol: null, isAboveSymbol: false }

/** Null: there is no such index, or twin tires would carry more each than one by itself. */
function readService({ outer, single, dual, inner, symbol = '' }: Groups): ServiceDescription | null {
  const loadIndex = { single: Number(single), dual: dual === undefined ? null : Number(dual) }
  const indices = [loadIndex.single, loadIndex.dual ?? loadIndex.single]
  if (indices.some((index) => loadCapacity(index) === null)) return null
  if (loadIndex.dual !== null && loadIndex.dual > loadIndex.single) return null
  const isInBrackets = outer !== undefined || inner !== undefined
  return {
    loadIndex,
    speedSymbol: isSpeedSymbol(symbol) ? symbol : null,
    // Only the two highest symbols are bracketed in this sense; others merely stand in brackets.
    isAboveSymbol: isInBrackets && (symbol === 'W' || symbol === 'Y'),
  }
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

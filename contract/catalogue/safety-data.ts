import { isGtin } from './gtin.ts'
import type { Language } from '../language.ts'
import type { Product, Tire } from './product.ts'
import { labelGaps, type LabelGap } from './tire-label.ts'
import { textIn, type TranslationOf } from '../translated.ts'

type Identified = Pick<Product, 'maker' | 'model' | 'ean' | 'partNumber'>

/** What an offer has to say, by its kind: of a tire also what its label is about. */
type Described = Identified & (Pick<Tire, keyof Labelled> | { isRetreaded?: never })
type Labelled = Parameters<typeof labelGaps>[0]

/** What an offer may lack, by the field at which staff see it. */
const gaps = {
  maker: ({ maker }: Identified) => maker === null || maker === '',
  model: ({ model }: Identified) => model === '',
  ean: ({ ean, partNumber }: Identified) => !isGtin(ean) && partNumber === '',
} as const
export type SafetyGap = keyof typeof gaps | LabelGap

const names = ['maker', 'model', 'ean'] as const satisfies readonly (keyof typeof gaps)[]

/**
 * What is missing of what an offer has to say of its manufacturer and of what it is (Regulation (EU) 2023/988, article 19), and of a new
 * tire's label.
 */
export const safetyGaps = (product: Described): SafetyGap[] => [
  ...names.filter((name) => gaps[name](product)),
  ...(product.isRetreaded === undefined ? [] : labelGaps(product)),
]

type Offered = Described & Pick<Product, 'inArchive'>

/**
 * What keeps a product from being put for sale where safety data are required. One that was for sale with gaps before they were may stay
 * so, but no gap more.
 */
export function refusedGaps(before: Offered | null, after: Offered): SafetyGap[] {
  if (after.inArchive) return []
  const had = before === null || before.inArchive ? [] : safetyGaps(before)
  return safetyGaps(after).filter((gap) => !had.includes(gap))
}

type Warned = Pick<Product, 'warningsPl' | TranslationOf<'warnings'>>

/**
 * The warnings of this product alone, in the language asked for or else in Polish, in which they always have to be. Null: those of its
 * kind apply.
 */
export function ownWarnings(
  { warningsPl: warnings, ...translated }: Warned,
  language: Language,
): { text: string; language: Language } | null {
  const own = textIn({ warnings, ...translated }, 'warnings', language)
  return own.text === '' ? null : own
}

import type { ProductType } from '@bieznik/contract/catalogue/product'
import {
  catalogueSize,
  readTireNotation,
  type NotationReading,
} from '@bieznik/contract/catalogue/tire-size-notation'
import { formatTireSize, isInchSize } from '@bieznik/contract/catalogue/tire-size'
import { conditionOf } from '@bieznik/contract/catalogue/is-retread'
import { codeOf, colors, materials, spacerSystems, wheelKinds } from '@bieznik/contract/catalogue/goods-words'
import { speedSymbolOf } from '@bieznik/contract/catalogue/speed-symbol'
import { textFields, type TextOf } from '@bieznik/contract/translated'
import { foldMeasures, foldWord, wordsOf } from './fold-words.ts'

/** What the index reads of a product on sale. Fields of other kinds are null. */
export type IndexedRow = TextOf<'title'> & {
  id: number
  productType: ProductType
  /** grosze */
  price: number
  isSoldOut: boolean
  manufacturer: string | null
  protector: string | null
  isRetreaded: boolean | null
  typeOfTire: string | null
  season: string | null
  snowMarking: string | null
  loadClass: string | null
  loadIndex: number | null
  /** km/h */
  topSpeed: number | null
  width: number | null
  profile: number | null
  diameter: number | null
  typeOfWheel: string | null
  boltCircle: string | null
  /** Of a wheel that is drilled for two. */
  secondBoltCircle: string | null
  color: string | null
  material: string | null
  et: number | null
  bore: number | null
  thickness: number | null
  system: string | null
  boltInfo: string | null
  model: string | null
  ean: string | null
  partNumber: string | null
}

/** The same without what changes with each sale. */
type DescribedRow = Omit<IndexedRow, 'id' | 'price' | 'isSoldOut'>

/** What a title says, so that two ways of writing it are the same: its words in their order, and its measures. */
export type FoldedTitle = { words: string; measures: string }

/** What the search can tell of a product. Those that differ in nothing but price and stock share one. */
export type Entry = {
  /** Of each product: `kind:Tire`, `season:winter`, `size:195/80 R15`, `rim:15`, `bolts:5x112`. */
  facts: string[]
  /** Folded words of its titles in every language, its names and numbers. */
  words: string[]
  titles: FoldedTitle[]
  /** Of a tire, as lists write it. */
  size: string | null
}

/**
 * A title as it is compared. A tire's size counts however it is written and wherever it stands; of other titles the measures are words among
 * words.
 */
export function foldTitle(text: string, reading = readTireNotation(text)): FoldedTitle {
  const size = reading.isUnderstood ? catalogueSize(reading.tire) : null
  if (!reading.isUnderstood || !size) return foldPlainTitle(text)
  const { tire, unread } = reading
  const { loadIndex, speedSymbol, isCommercial, isLightTruck, isExtraLoad } = tire
  return {
    words: unread.flatMap((word) => wordsOf(foldWord(word))).join(' '),
    measures: [
      formatTireSize(size),
      loadIndex && `${loadIndex.single}${speedSymbol ?? ''}`,
      isCommercial && 'C',
      isLightTruck && 'LT',
      isExtraLoad && 'XL',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

const foldPlainTitle = (text: string): FoldedTitle => ({
  words: wordsOf(foldMeasures(text)).join(' '),
  measures: '',
})

/** @param share gives one string for all that are equal: thousands of entries have the same words and facts. */
export function entryOf(row: DescribedRow, share: (text: string) => string): Entry {
  const titles = [...new Set(Object.values(textFields(row, 'title')))].filter((title) => title !== '')
  const reading = row.productType === 'Tire' ? readTireNotation(row.title) : null
  const folded = titles.map((title) =>
    reading ? foldTitle(title, title === row.title ? reading : undefined) : foldPlainTitle(title),
  )
  const names = [row.manufacturer, row.protector, row.model].flatMap((name) => wordsOf(foldWord(name ?? '')))
  const numbers = [row.ean, row.partNumber].flatMap((number) => (number ? [foldWord(number)] : []))
  const words = folded.flatMap((title) => title.words.split(' '))
  const facts = reading
    ? tireFacts(row, reading)
    : row.productType === 'Wheel'
      ? wheelFacts(row)
      : spacerFacts(row)
  return {
    size: facts.find((fact) => fact.startsWith('size:'))?.slice('size:'.length) ?? null,
    facts: [
      `kind:${row.productType}`,
      conditionFact(row),
      ...new Set(facts),
      ...[row.ean, row.partNumber].flatMap((number) => (number ? [numberFact(number)] : [])),
    ].map(share),
    words: [
      ...new Set([...[...words, ...names, ...measureWords(facts)].filter(Boolean).map(share), ...numbers]),
    ],
    titles: folded,
  }
}

/** The fact of a number that names one product: its EAN or its maker's number, whatever signs part it. */
export const numberFact = (number: string): string =>
  `number:${foldWord(number).replaceAll(/[^\p{L}\p{N}]/gu, '')}`

const conditionFact = ({ productType, isRetreaded }: DescribedRow) =>
  `condition:${conditionOf({ productType, isRetreaded: isRetreaded === true })}`

/** Measures of which a beginning may be typed: `195/80`, `96t`. */
function measureWords(facts: readonly string[]): string[] {
  const valuesOf = (name: string) =>
    facts.flatMap((fact) => (fact.startsWith(`${name}:`) ? [fact.slice(name.length + 1)] : []))
  return [
    ...valuesOf('width').flatMap((width) =>
      valuesOf('profile').map(
        (profile) => `${width}${isInchSize({ width: Number(width) }) ? 'x' : '/'}${profile}`,
      ),
    ),
    ...valuesOf('load').flatMap((load) => valuesOf('speed').map((speed) => `${load}${speed}`)),
  ]
}

function tireFacts(row: DescribedRow, reading: NotationReading): string[] {
  const marked = reading.isUnderstood ? catalogueSize(reading.tire) : null
  const { width, profile, diameter } = marked ?? {
    width: row.width ?? 0,
    profile: row.profile ?? 0,
    diameter: row.diameter ?? 0,
  }
  return [
    `size:${formatTireSize({ width, profile, diameter })}`,
    `width:${width}`,
    `profile:${profile}`,
    `rim:${diameter}`,
    `season:${row.season}`,
    `use:${row.typeOfTire}`,
    ...(row.snowMarking ?? '').split(/[\s,]+/).map((marking) => `snow:${foldWord(marking)}`),
    ...wordsOf(foldWord(row.protector ?? '')).map((word) => `tread:${word}`),
    ...(row.loadIndex === null ? [] : [`load:${row.loadIndex}`]),
    ...(row.topSpeed === null ? [] : [`speed:${speedSymbolOf(row.topSpeed)?.toLowerCase()}`]),
    ...serviceOf(reading),
    ...(row.loadClass === null ? marksOf(reading) : [`mark:${row.loadClass.toLowerCase()}`]),
  ]
}

function serviceOf(reading: NotationReading): string[] {
  if (!reading.isUnderstood) return []
  const { loadIndex, speedSymbol } = reading.tire
  return [
    ...(loadIndex ? [`load:${loadIndex.single}`] : []),
    ...(speedSymbol ? [`speed:${speedSymbol.toLowerCase()}`] : []),
  ]
}

/** A title may say what the product's class does not. */
function marksOf(reading: NotationReading): string[] {
  if (!reading.isUnderstood) return []
  const { isCommercial, isLightTruck, isExtraLoad } = reading.tire
  return [
    ...(isCommercial ? ['mark:c'] : []),
    ...(isLightTruck ? ['mark:lt'] : []),
    ...(isExtraLoad ? ['mark:xl'] : []),
  ]
}

/** A finish is a color and how it shines: `black_matt` is black as well. */
function finishFacts(color: string): string[] {
  const [plain = '', shine] = codeOf(colors, color).split('_')
  return [`color:${foldWord(plain)}`, ...(shine ? [`finish:${shine}`] : [])]
}

const circleFacts = (circle: string | null): string[] =>
  circle === null ? [] : [`bolts:${circle}`, `circle:${circle.split('x')[1]}`]

function wheelFacts(row: DescribedRow): string[] {
  const material = codeOf(materials, row.material ?? '')
  const kind = codeOf(wheelKinds, row.typeOfWheel ?? '')
  return [
    `rim:${row.diameter}`,
    `rim-width:${row.width}`,
    `rim-size:${row.width}x${row.diameter}`,
    ...[row.boltCircle, row.secondBoltCircle].flatMap(circleFacts),
    `bore:${row.bore}`,
    ...(row.et === null ? [] : [`et:${row.et}`]),
    `material:${foldWord(material)}`,
    ...(kind === 'steel' ? ['material:steel'] : kind === 'alloy' ? ['material:aluminium'] : []),
    ...finishFacts(row.color ?? ''),
  ]
}

function spacerFacts(row: DescribedRow): string[] {
  return [
    `thickness:${row.thickness}`,
    ...circleFacts(row.boltCircle),
    `thread:${foldMeasures(row.boltInfo ?? '')}`,
    ...(row.bore === null ? [] : [`bore:${row.bore}`]),
    ...(row.system ? [`system:${codeOf(spacerSystems, row.system)}`] : []),
    ...(row.material ? [`material:${foldWord(codeOf(materials, row.material))}`] : []),
  ]
}

import type { Language } from '@bieznik/contract/language'
import type { ManagedTire, TireSize } from '@bieznik/contract/catalogue/product'
import { noSafetyData } from '@bieznik/contract/catalogue/safety-fields'
import { tireDimensions } from '@bieznik/contract/catalogue/tire-size'
import { tireTitle } from '@bieznik/contract/catalogue/tire-title'
import { inEachField } from '@bieznik/contract/translated'
import { drawStock, tagPrice } from './price-and-stock.ts'
import { createRandom } from './random.ts'
import { takeCycling } from './spread.ts'
import type { TirePattern } from './tire-patterns.ts'
import { tireVariants, type TireVariant } from './tire-variants.ts'

export type NewTire = Omit<ManagedTire, 'id'>

/** The workshop's own brand. */
const MANUFACTURER = 'Nadbieg'

const DEFAULT_COUNT = 420
const TIRES_SEED = 1_958_015

/**
 * Stocks of the first tires in the shop's default size, 195/80 R15, in the order in which they come. Fixed, because
 * a demonstration needs two sets in one pattern, a size that is nearly gone and one that is sold out.
 */
const defaultSizeStocks = [36, 24, 0, 12, 48, 7, 60, 18] as const

/** Top speed of each symbol in km/h (UN Regulation No. 54, speed category symbols). */
const topSpeeds: Record<string, number> = { Q: 160, R: 170, S: 180, T: 190, H: 210, V: 240 }

/** The first so many variants, again and again above their number, with prices and stocks of their own. */
export function generateTires(count = DEFAULT_COUNT): NewTire[] {
  const random = createRandom(TIRES_SEED)
  const fixedStocks: number[] = [...defaultSizeStocks]
  const models = tireVariants.map((variant, number) => ({
    tire: describe(variant, number),
    pln: listPrice(variant),
  }))
  return takeCycling(models, count).map(({ tire, pln }) => {
    const stock = drawStock(random)
    const fixedStock = isDefaultSize(tire) ? fixedStocks.shift() : undefined
    return {
      ...tire,
      urls: [],
      price: tagPrice(pln * (0.97 + 0.07 * random.next()), random),
      quantityInStock: fixedStock ?? stock,
    }
  })
}

function isDefaultSize({ width, profile, diameter }: TireSize): boolean {
  return width === 195 && profile === 80 && diameter === 15
}

/** PLN: work on any carcass, and rubber by the area of the tread. */
function listPrice({ carcass, pattern }: TireVariant): number {
  const { overallDiameter, sectionWidth } = tireDimensions(carcass)
  const treadSquareMetres = (Math.PI * overallDiameter * sectionWidth) / 1_000_000
  return (76 + 270 * treadSquareMetres) * pattern.priceFactor
}

/** `number` is its place among the variants. */
function describe(
  { carcass, pattern, speedSymbol }: TireVariant,
  number: number,
): Omit<NewTire, 'price' | 'quantityInStock' | 'urls'> {
  const { width, profile, diameter, typeOfTire, loadIndex, loadClass } = carcass
  const icVc = `${loadIndex}${speedSymbol}`
  const title = tireTitle({ ...carcass, manufacturer: MANUFACTURER, protector: pattern.name, icVc })
  return {
    productType: 'Tire',
    // A name and numbers, which are the same in every language.
    ...inEachField('title', () => title),
    manufacturer: MANUFACTURER,
    typeOfTire,
    icVc,
    width,
    profile,
    diameter,
    season: 'allseason',
    protector: pattern.name,
    ...numbersOf(carcass, pattern),
    ...historyOf(number),
    loadClass,
    isRetreaded: true,
    url: null,
    ...inEachField('inf', (language) => descriptionIn(language, pattern, topSpeeds[speedSymbol])),
    inArchive: false,
    ...noSafetyData,
  }
}

/** What every tire of the works is, after what its pattern is for. */
const madeOf: Partial<Record<Language, (speed: number | undefined) => string>> = {
  pl: (speed) => `Opona bieżnikowana na sprawdzonym karkasie, do ${speed} km/h.`,
  en: (speed) => `A retreaded tire on an inspected casing, up to ${speed} km/h.`,
  ru: (speed) => `Восстановленная шина на проверенном каркасе, до ${speed} км/ч.`,
}

/** Empty: the sample is not translated. */
function descriptionIn(language: Language, { description }: TirePattern, speed: number | undefined): string {
  const made = madeOf[language]?.(speed)
  const text = description[language]
  return text !== undefined && made !== undefined ? `${text} ${made}` : ''
}

/** The months before `SEED_DATE` in which the works retreaded, and the years before them in which the casings were made. */
const RETREAD_WEEKS = { first: 18, count: 27, year: 26 }
const CASING_AGES = [4, 3, 5, 4, 6] as const

/** When its casing and its tread were made, as both are molded into it; three casings of four are of the first class. */
function historyOf(number: number) {
  const { first, count, year } = RETREAD_WEEKS
  const age = CASING_AGES[number % CASING_AGES.length] ?? 4
  return {
    retreadWeek: weekCode(first + ((number * 7) % count), year),
    carcassWeek: weekCode(1 + ((number * 11) % 52), year - age),
    carcassClass: number % 4 === 3 ? 'B' : 'A',
  }
}

const weekCode = (week: number, year: number): string =>
  `${String(week).padStart(2, '0')}${String(year).padStart(2, '0')}`

/** mm of new rubber by what the pattern is for, and kg by the size. */
function numbersOf(carcass: TireVariant['carcass'], { name, typeOfTire, priceFactor }: TirePattern) {
  const { overallDiameter, sectionWidth } = tireDimensions(carcass)
  const isSnow = name === 'Śnieżka'
  const weight = (overallDiameter * sectionWidth * (typeOfTire === 'passenger' ? 6.8 : 8.6)) / 100_000
  return {
    snowMarking: isSnow ? 'm+s 3pmsf' : 'm+s',
    treadDepth: Math.round((2.5 + 5.5 * priceFactor) * 2) / 2,
    weight: Math.round(weight * 10) / 10,
    // The demonstration's number, which says that it is an example.
    approval: typeOfTire === 'truck' ? 'E20 109R-EXAMPLE' : 'E20 108R-EXAMPLE',
  }
}

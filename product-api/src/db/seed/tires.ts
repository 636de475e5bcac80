import type { Tire, TireSize } from '@bieznik/contract/product'
import { formatTireSize, tireDimensions } from '@bieznik/contract/tire-size'
import { drawStock, tagPrice } from './price-and-stock.ts'
import { createRandom } from './random.ts'
import { takeCycling } from './spread.ts'
import { tireVariants, type TireVariant } from './tire-variants.ts'

export type NewTire = Omit<Tire, 'id'>

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
  const models = tireVariants.map((variant) => ({ tire: describe(variant), pln: listPrice(variant) }))
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

function describe({
  carcass,
  pattern,
  speedSymbol,
}: TireVariant): Omit<NewTire, 'price' | 'quantityInStock' | 'urls'> {
  const { width, profile, diameter, typeOfTire, loadIndex } = carcass
  const size = formatTireSize(carcass) + (typeOfTire === 'truck' ? 'C' : '')
  const icVc = `${loadIndex}${speedSymbol}`
  return {
    productType: 'Tire',
    title: `${MANUFACTURER} ${pattern.name} ${size} ${icVc}`,
    manufacturer: MANUFACTURER,
    typeOfTire,
    icVc,
    width,
    profile,
    diameter,
    season: 'allseason',
    protector: pattern.name,
    url: null,
    inf: `${pattern.description} Opona bieżnikowana na sprawdzonym karkasie, do ${topSpeeds[speedSymbol]} km/h.`,
    inArchive: false,
  }
}

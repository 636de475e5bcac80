import { madeTitle } from '@bieznik/contract/catalogue/made-title'
import type { ManagedSpacer } from '@bieznik/contract/catalogue/product'
import { noSafetyData } from '@bieznik/contract/catalogue/safety-fields'
import { inEachField } from '@bieznik/contract/translated'
import { boltCircles, type BoltCircle } from './bolt-circles.ts'
import { drawStock, tagPrice } from './price-and-stock.ts'
import { createRandom } from './random.ts'
import { boltThreads, spacerThicknesses } from './spacer-fitments.ts'
import { roundRobin, takeCycling } from './spread.ts'
import { wheelFitments } from './wheel-fitments.ts'

export type NewSpacer = Omit<ManagedSpacer, 'id'>

const DEFAULT_COUNT = 60
const SPACERS_SEED = 3_050

interface SpacerVariant {
  boltDistance: BoltCircle
  boltInfo: string
  thickness: number
}

/** The first so many spacers, bolt circle by bolt circle in turn, then again with prices and stocks of their own. */
export function generateSpacers(count = DEFAULT_COUNT): NewSpacer[] {
  const random = createRandom(SPACERS_SEED)
  const variants = roundRobin(boltCircles.map((circle) => random.shuffle(variantsOf(circle))))
  return takeCycling(variants, count).map((variant) => ({
    productType: 'Spacer',
    ...inEachField('title', (language) => madeTitle({ productType: 'Spacer', ...variant }, language)),
    ...variant,
    ...numbersOf(variant),
    price: tagPrice(listPrice(variant) * (1 + 0.05 * random.next()), random),
    quantityInStock: drawStock(random),
    url: null,
    inArchive: false,
    ...noSafetyData,
  }))
}

function variantsOf(boltDistance: BoltCircle): SpacerVariant[] {
  return boltThreads[boltDistance].flatMap((boltInfo) =>
    spacerThicknesses.map((thickness) => ({ boltDistance, boltInfo, thickness })),
  )
}

/** PLN: aluminium by the thickness, and a surcharge for the wider six-bolt flange. */
function listPrice({ boltDistance, thickness }: SpacerVariant): number {
  return 66 + 5.4 * thickness + (boltDistance.startsWith('6x') ? 40 : 0)
}

/** Up to this thickness the bolts of the wheel go through it; from the next one on it is bolted to the hub. */
const THICKEST_THROUGH = 15

/** mm of shank of a usual wheel bolt. */
const USUAL_BOLT = 28

/** The bore of the most usual hub with this circle; aluminum of 2.7 kg a cubic decimeter, a third of it drilled away. */
function numbersOf({ boltDistance, thickness }: SpacerVariant) {
  const bore = wheelFitments.find(({ boltSpacing }) => boltSpacing === boltDistance)?.centralBoreDiameter
  const isThrough = thickness <= THICKEST_THROUGH
  const flange = boltDistance.startsWith('6x') ? 180 : 150
  const weight = (Math.PI * (flange / 2) ** 2 * thickness * 2.7 * 0.67) / 1e6
  return {
    boreHub: bore ?? null,
    boreWheel: bore ?? null,
    system: isThrough ? 'through' : 'bolt_on',
    boltLength: isThrough ? USUAL_BOLT + thickness : USUAL_BOLT,
    boltsIncluded: isThrough ? 'no' : 'yes',
    material: 'aluminium',
    weight: Math.round(weight * 100) / 100,
    papers: '',
  }
}

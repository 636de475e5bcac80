import type { Spacer } from '@bieznik/contract/product'
import { boltCircles, type BoltCircle } from './bolt-circles.ts'
import { drawStock, tagPrice } from './price-and-stock.ts'
import { createRandom } from './random.ts'
import { boltThreads, spacerThicknesses } from './spacer-fitments.ts'
import { roundRobin, takeCycling } from './spread.ts'

export type NewSpacer = Omit<Spacer, 'id'>

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
    title: `Dystans ${variant.boltDistance} ${variant.thickness} mm ${variant.boltInfo}`,
    ...variant,
    price: tagPrice(listPrice(variant) * (1 + 0.05 * random.next()), random),
    quantityInStock: drawStock(random),
    url: null,
    inArchive: false,
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

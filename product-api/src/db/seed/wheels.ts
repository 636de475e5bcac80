import type { Wheel } from '@bieznik/contract/product'
import { drawStock, tagPrice } from './price-and-stock.ts'
import { createRandom } from './random.ts'
import { roundRobin, takeCycling } from './spread.ts'
import { wheelFitments } from './wheel-fitments.ts'
import { listRims, wheelModels, type Rim, type WheelModel } from './wheel-rims.ts'

export type NewWheel = Omit<Wheel, 'id'>

const DEFAULT_COUNT = 120
const WHEELS_SEED = 5_112_666

type Fitment = (typeof wheelFitments)[number]

interface WheelVariant {
  fitment: Fitment
  rim: Rim
  model: WheelModel
  color: string
}

/** The first so many wheels, hub by hub in turn, again and again above their number with prices and stocks of their own. */
export function generateWheels(count = DEFAULT_COUNT): NewWheel[] {
  const random = createRandom(WHEELS_SEED)
  const variants = roundRobin(wheelFitments.map((fitment) => random.shuffle(variantsOf(fitment))))
  const wheels = variants.map((variant) => ({ wheel: describe(variant), pln: listPrice(variant) }))
  return takeCycling(wheels, count).map(({ wheel, pln }) => ({
    ...wheel,
    quantityInStock: drawStock(random),
    price: tagPrice(pln * (0.97 + 0.07 * random.next()), random),
  }))
}

function variantsOf(fitment: Fitment): WheelVariant[] {
  return listRims(fitment.use, fitment.diameters).flatMap((rim) =>
    wheelModels
      .filter(({ uses }) => uses.includes(fitment.use))
      .filter(({ diameters: [smallest, largest] }) => rim.diameter >= smallest && rim.diameter <= largest)
      .flatMap((model) => model.colors.map((color) => ({ fitment, rim, model, color }))),
  )
}

/** PLN: a seventh more for each inch of diameter, a twentieth more for each inch of width. */
function listPrice({ rim, model }: WheelVariant): number {
  return model.basePrice * 1.14 ** (rim.diameter - 15) * (1 + 0.05 * (rim.width - 6))
}

function describe({ fitment, rim, model, color }: WheelVariant): Omit<NewWheel, 'price' | 'quantityInStock'> {
  const { boltSpacing, centralBoreDiameter } = fitment
  const isSteel = model.typeOfWheel === 'steel'
  const name = isSteel ? 'Felga stalowa' : `Felga aluminiowa ${model.name}`
  return {
    productType: 'Wheel',
    title: `${name} ${rim.width}Jx${rim.diameter} ${boltSpacing} ${centralBoreDiameter}, ${color}`,
    typeOfWheel: model.typeOfWheel,
    diameter: rim.diameter,
    width: rim.width,
    centralBoreDiameter,
    boltSpacing,
    color,
    material: isSteel ? 'stal' : 'aluminium',
    url: null,
    inArchive: false,
  }
}

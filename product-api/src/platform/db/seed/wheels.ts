import { madeTitle } from '@bieznik/contract/catalogue/made-title'
import type { ManagedWheel } from '@bieznik/contract/catalogue/product'
import { noSafetyData } from '@bieznik/contract/catalogue/safety-fields'
import { inEachField } from '@bieznik/contract/translated'
import { drawStock, tagPrice } from './price-and-stock.ts'
import { createRandom } from './random.ts'
import { roundRobin, takeCycling } from './spread.ts'
import { wheelFitments } from './wheel-fitments.ts'
import { listRims, wheelModels, type Rim, type WheelModel } from './wheel-rims.ts'

export type NewWheel = Omit<ManagedWheel, 'id'>

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
  const numbers = numbersOf(rim, fitment.use, model.typeOfWheel === 'steel')
  const described = {
    ...noSafetyData,
    ...numbers,
    boltSeat: 'cone',
    productType: 'Wheel' as const,
    typeOfWheel: model.typeOfWheel,
    model: model.name ?? '',
    diameter: rim.diameter,
    width: rim.width,
    centralBoreDiameter,
    boltSpacing,
    color,
    material: model.typeOfWheel === 'steel' ? 'steel' : 'aluminium',
  }
  return {
    ...described,
    ...inEachField('title', (language) => madeTitle(described, language)),
    url: null,
    inArchive: false,
  }
}

/** mm by what rims of this kind usually have: wide off-road rims stand out, those of vans far in. */
function usualOffset({ width, diameter }: Rim, use: Fitment['use']): number {
  if (use === 'van') return width > 6.5 ? 52 : 60
  if (use === 'offRoad') return width >= 10 ? -25 : width >= 8 ? 10 : 25
  return Math.min(35 + 2 * (diameter - 13), 47)
}

const loads = { car: 690, offRoad: 1_050, van: 1_120 } as const

function numbersOf(rim: Rim, use: Fitment['use'], isSteel: boolean) {
  const heavier = isSteel ? 1.1 : 1
  const weight = (5.4 + (rim.diameter - 13) * 1.1 + (rim.width - 5) * 0.7) * heavier
  return { et: usualOffset(rim, use), maxLoad: loads[use], weight: Math.round(weight * 10) / 10 }
}

import { boltCirclesOf, parseBoltCircle, type BoltCircle } from '../bolt-circle.ts'
import type { Spacer, Tire, Wheel } from '../product.ts'
import { judgeRimWidth } from './rim-width.ts'
import { isSameCircle } from './wheel-fit.ts'

export const isOfRim = ({ diameter }: Wheel, tire: Tire): boolean => tire.diameter === diameter

/** The tire goes on the wheel: it has its diameter, and the wheel is not out of its range of rim widths. */
export const takesTire = (wheel: Wheel, tire: Tire): boolean =>
  isOfRim(wheel, tire) && judgeRimWidth(tire, wheel.width) !== 'out'

const isCircle = (circle: BoltCircle | null): circle is BoltCircle => circle !== null

/** The wheel can be bolted on with the spacer behind it: one of its bolt circles is that of the spacer. */
export function takesSpacer(wheel: Wheel, { boltDistance }: Spacer): boolean {
  const its = parseBoltCircle(boltDistance)
  if (!its) return false
  return boltCirclesOf(wheel)
    .map((each) => parseBoltCircle(each))
    .filter(isCircle)
    .some((each) => isSameCircle(each, its))
}

/** The same of wheels that differ in nothing but their looks. */
export const wheelMeasures = (wheel: Wheel): string =>
  [wheel.diameter, wheel.width, wheel.et ?? '', wheel.centralBoreDiameter, ...boltCirclesOf(wheel)].join('\n')

import { loadCapacity } from '../load-index.ts'
import type { Car } from './car.ts'

/** What each tire and wheel has to carry, in kg; `index` is the load index that does. */
export interface LoadNeed {
  kg: number
  index: number
  /** Half of the axle's load, or what the tire of today carries. */
  by: 'axle' | 'tire'
}

const LOWEST = 50
const HIGHEST = 160

/** The lowest load index that carries this, 50 to 160. */
export function loadIndexFor(kg: number): number | null {
  for (let index = LOWEST; index <= HIGHEST; index++) if ((loadCapacity(index) ?? 0) >= kg) return index
  return null
}

/**
 * Load of the axle / 2, in kg (§ 11(5) of the Polish regulation on technical conditions: tires carry the load of the wheel); without it the
 * load index that the car has today. Null: neither is known.
 */
export function loadNeedOf({ axleLoad, loadIndex }: Pick<Car, 'axleLoad' | 'loadIndex'>): LoadNeed | null {
  if (axleLoad !== null) {
    const index = loadIndexFor(axleLoad / 2)
    return index === null ? null : { kg: axleLoad / 2, index, by: 'axle' }
  }
  const kg = loadIndex === null ? null : loadCapacity(loadIndex)
  return loadIndex === null || kg === null ? null : { kg, index: loadIndex, by: 'tire' }
}

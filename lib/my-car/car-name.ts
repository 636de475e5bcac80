import type { Car } from '@bieznik/contract/catalogue/fit/car'
import { readCarNumbers } from '@bieznik/contract/catalogue/fit/car-numbers'
import { formatMarkedSize } from '@bieznik/contract/catalogue/tire-size'

/** Its name, or the number that sets it apart best; empty: none of them is known. */
export function carName({ name, sizes: [size], boltCircle, bore, thread }: Car): string {
  if (name !== '') return name
  if (size) return formatMarkedSize(size, size.loadClass)
  return boltCircle ?? (bore === null ? (thread ?? '') : `Ø${bore}`)
}

/** The same of the car in the address of a list; null: there is none. */
export function carNameIn(fits: string | null): string | null {
  const car = fits === null ? null : readCarNumbers(fits)
  return car && carName(car)
}

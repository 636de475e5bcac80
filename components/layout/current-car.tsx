'use client'

import { currentCar } from '@bieznik/contract/catalogue/fit/car'
import { carName, useCars } from '@/lib/my-car/cars'
import { Code } from '@/components/ui/code'

/** ": 195/65 R15", the car that products are compared with. */
export default function CurrentCar() {
  const cars = useCars()
  const car = cars && currentCar(cars)
  return car && <Code>{`: ${carName(car)}`}</Code>
}

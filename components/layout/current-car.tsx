'use client'

import { currentCar } from '@bieznik/contract/catalogue/fit/car'
import { Code } from '@/components/ui/code'
import { carName } from '@/lib/my-car/car-name'
import { useCars } from '@/lib/my-car/cars'

/** ": 195/65 R15", the car that products are compared with. */
export default function CurrentCar() {
  const cars = useCars()
  const car = cars && currentCar(cars)
  if (!car) return null
  return (
    <>
      <span>: </span>
      <Code>{carName(car)}</Code>
    </>
  )
}

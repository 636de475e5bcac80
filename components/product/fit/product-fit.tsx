'use client'

import { currentCar } from '@bieznik/contract/catalogue/fit/car'
import type { BrowserProduct } from '@bieznik/contract/catalogue/browser-product'
import { FitVerdict } from '@/components/product/fit/fit-verdict'
import { MyCarLink } from '@/components/product/fit/my-car-link'
import { FitMessages } from '@/lib/i18n/fit-messages'
import { useCars } from '@/lib/my-car/cars'

/** What is loaded for people who have saved a car. */
export function ProductFit({ product }: { product: BrowserProduct }) {
  const cars = useCars()
  const car = cars && currentCar(cars)
  if (!car) return <MyCarLink />
  return (
    <FitMessages fallback={<MyCarLink />}>
      <FitVerdict product={product} cars={cars} />
    </FitMessages>
  )
}

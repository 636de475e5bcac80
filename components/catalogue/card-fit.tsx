'use client'

import { currentCar } from '@bieznik/contract/catalogue/fit/car'
import { productFit } from '@bieznik/contract/catalogue/fit/product-fit'
import type { Product } from '@bieznik/contract/catalogue/product'
import clsx from 'clsx'
import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { useVerdictText } from '@/components/product/fit/use-verdict-text'
import { verdictColors } from '@/components/product/fit/verdict-colors'
import { FitMessages } from '@/lib/i18n/fit-messages'
import { carName } from '@/lib/my-car/car-name'
import { useCars } from '@/lib/my-car/cars'
import { requestListed } from '@/lib/my-car/listed-products'

interface CardFitProps {
  id: number
  /** Of all products of the list. */
  ids: readonly number[]
}

/** Whether a product of a list fits the car that is saved in this browser, on the lower edge of its picture, where it moves nothing. */
export function CardFit({ id, ids }: CardFitProps) {
  const lang = useLocale()
  const [product, setProduct] = useState<Product>()
  useEffect(() => {
    let isShown = true
    void requestListed(ids, lang).then((listed) => isShown && setProduct(listed.get(id)))
    return () => {
      isShown = false
    }
  }, [id, ids, lang])
  if (!product) return null
  return (
    <FitMessages fallback={null}>
      <FitBadge product={product} />
    </FitMessages>
  )
}

function FitBadge({ product }: { product: Product }) {
  const verdictText = useVerdictText()
  const cars = useCars()
  const car = cars && currentCar(cars)
  if (!car) return null
  const fit = productFit(car, product)
  const { short, whole } = verdictText(fit, carName(car))
  return (
    <p className={clsx('card-fit', verdictColors[fit.verdict])}>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{whole}</span>
    </p>
  )
}

'use client'

import type { Product } from '@bieznik/contract/product'
import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import { MyCarLink } from '@/components/product/fit/my-car-link'
import { readStoredCars } from '@/lib/my-car/stored-cars'

/** Without its script the way to the page of the car stays. */
const ProductFit = dynamic(
  () =>
    import('./product-fit').then(
      (fit) => fit.ProductFit,
      () => MyCarLink,
    ),
  { ssr: false, loading: () => <MyCarLink /> },
)

const never = () => () => {}
const hasCar = (): boolean => readStoredCars() !== null

/** The way to "my car"; in its place, in as much room, whether the product fits the car that is noted there. */
export function FitBlock({ product }: { product: Product }) {
  const isAsked = useSyncExternalStore(never, hasCar, () => false)
  return <div className="min-h-12">{isAsked ? <ProductFit product={product} /> : <MyCarLink />}</div>
}

'use client'

import type { BrowserProduct } from '@bieznik/contract/catalogue/browser-product'
import dynamic from 'next/dynamic'
import { MyCarLink } from '@/components/product/fit/my-car-link'
import { useHasCar } from '@/lib/my-car/use-has-car'

/** Without its script the way to the page of the car stays. */
const ProductFit = dynamic(
  () =>
    import('./product-fit').then(
      (fit) => fit.ProductFit,
      () => MyCarLink,
    ),
  { ssr: false, loading: () => <MyCarLink /> },
)

/** The way to "my car"; in its place, in as much room, whether the product fits the car that is saved there. */
export function FitBlock({ product }: { product: BrowserProduct }) {
  const isAsked = useHasCar()
  return <div className="min-h-12">{isAsked ? <ProductFit product={product} /> : <MyCarLink />}</div>
}

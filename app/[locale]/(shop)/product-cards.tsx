'use client'

import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { AddToCartButton } from '@/components/cart/add-to-cart-button'
import { CompareBar, CompareChoice } from '@/components/catalogue/compare-choice'
import { FitRow, type FitRowProps } from '@/components/catalogue/fit-row'
import { ProductCard } from '@/components/catalogue/product-card'
import { ProductGrid } from '@/components/catalogue/product-grid'
import { ProductThumbnail } from '@/components/product/product-thumbnail'
import { useThumbnail } from '@/components/product/use-thumbnail'
import type { CardProduct, CardTexts } from '@/lib/catalogue/card-product'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { useHasCar } from '@/lib/my-car/use-has-car'
import type { PicturePlace } from '@/lib/pictures/picture-set'

const nothing = { default: () => null }

/** Without its script a list says nothing of the car. */
const CardFit = lazy(() =>
  import('@/components/catalogue/card-fit').then(
    (fit) => ({ default: fit.CardFit }),
    () => nothing,
  ),
)

const CARD: PicturePlace = { sizes: '(min-width:40rem) 18rem,50vw', widths: [240, 320, 640] }

interface ProductCardsProps {
  products: readonly (CardProduct & { texts: CardTexts })[]
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3'
  /** The first card is in sight when the page opens on a phone: without a hint its picture waits for all scripts. */
  isInSight?: boolean
  /** The list that they are of, which a car can narrow. */
  list?: FitRowProps | undefined
  /** What holds for all of them, and so stands above the list. */
  note?: ReactNode
}

/** Cards of products of any kind, each with its picture and its add-to-cart button. */
export function ProductCards({ products, heading, isInSight = false, list, note }: ProductCardsProps) {
  const thumbnailOf = useThumbnail()
  const hasCar = useHasCar()
  const ids = useMemo(() => products.map(({ id }) => id), [products])
  return (
    <>
      {(list || note) && (
        <div className="above-list">
          {list && <FitRow {...list} />}
          {note}
        </div>
      )}
      <ProductGrid>
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            texts={product.texts}
            href={detailPath(product)}
            isMarkedRetread={product.isRetreaded}
            heading={heading}
            picture={
              <>
                <ProductThumbnail
                  // The title beside it says what it is.
                  picture={{ ...thumbnailOf(product), alt: '' }}
                  title={product.title}
                  titleLanguage={product.titleLanguage}
                  place={CARD}
                  eager={isInSight && index === 0}
                />
                {hasCar && (
                  <Suspense>
                    <CardFit id={product.id} ids={ids} />
                  </Suspense>
                )}
              </>
            }
            compare={<CompareChoice product={product} />}
            action={
              <AddToCartButton
                productId={product.id}
                title={product.title}
                price={product.price}
                quantityInStock={product.quantityInStock}
              />
            }
          />
        ))}
      </ProductGrid>
      <CompareBar />
    </>
  )
}

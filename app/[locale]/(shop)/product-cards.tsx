'use client'

import { AddToCartButton } from '@/components/cart/add-to-cart-button'
import { ProductCard } from '@/components/catalogue/product-card'
import { ProductGrid } from '@/components/catalogue/product-grid'
import { ProductThumbnail } from '@/components/product/product-thumbnail'
import { useThumbnail } from '@/components/product/use-thumbnail'
import { fromCardRow, type CardRow } from '@/lib/catalogue/card-row'
import { detailPath } from '@/lib/catalogue/detail-path'
import type { PicturePlace } from '@/lib/pictures/picture-set'

const CARD: PicturePlace = { sizes: '(min-width:40rem) 18rem,7.5rem', widths: [240, 320, 640] }

interface ProductCardsProps {
  rows: readonly CardRow[]
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3'
}

/** Cards of products of any kind, each with its picture and its add-to-cart button. */
export function ProductCards({ rows, heading }: ProductCardsProps) {
  const thumbnailOf = useThumbnail()
  return (
    <ProductGrid>
      {rows.map(fromCardRow).map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          href={detailPath(product)}
          heading={heading}
          picture={<ProductThumbnail picture={thumbnailOf(product)} title={product.title} place={CARD} />}
          action={
            <AddToCartButton
              productId={product.id}
              title={product.title}
              quantityInStock={product.quantityInStock}
            />
          }
        />
      ))}
    </ProductGrid>
  )
}

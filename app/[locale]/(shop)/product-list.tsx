import type { Product } from '@bieznik/contract/product'
import { AddToCartButton } from '@/components/cart/add-to-cart-button'
import { ProductCard } from '@/components/catalogue/product-card'
import { ProductGrid } from '@/components/catalogue/product-grid'
import { ProductPicture } from '@/components/product/product-picture'
import { detailPath } from '@/lib/catalogue/detail-path'

const CARD_SIZES = '(width >= 40rem) 16rem, 8rem'

interface ProductListProps {
  products: readonly Product[]
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3'
}

/** Cards of products of any kind, each with its picture and its add-to-cart button. */
export function ProductList({ products, heading }: ProductListProps) {
  return (
    <ProductGrid>
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          href={detailPath(product)}
          heading={heading}
          picture={<ProductPicture product={product} sizes={CARD_SIZES} />}
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

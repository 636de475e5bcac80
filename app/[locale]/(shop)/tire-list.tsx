import type { Tire } from '@bieznik/contract/product'
import { AddToCartButton } from '@/components/cart/add-to-cart-button'
import { ProductCard } from '@/components/catalogue/product-card'
import { ProductGrid } from '@/components/catalogue/product-grid'
import { ProductPicture } from '@/components/product/product-picture'
import { detailPath } from '@/lib/catalogue/detail-path'

const CARD_SIZES = '(width >= 40rem) 16rem, 8rem'

/** Cards of tires, each with its picture and its add-to-cart button. */
export function TireList({ tires }: { tires: readonly Tire[] }) {
  return (
    <ProductGrid>
      {tires.map((tire) => (
        <ProductCard
          key={tire.id}
          product={tire}
          href={detailPath(tire)}
          heading="h3"
          picture={<ProductPicture product={tire} sizes={CARD_SIZES} />}
          action={
            <AddToCartButton productId={tire.id} title={tire.title} quantityInStock={tire.quantityInStock} />
          }
        />
      ))}
    </ProductGrid>
  )
}

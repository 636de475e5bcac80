import type { Product } from '@bieznik/contract/catalogue/product'
import type { ReactNode } from 'react'
import { AddToCartButton } from '@/components/cart/add-to-cart-button'
import { QuantitySum, SET } from '@/components/cart/quantity-choice'

interface ProductActionProps {
  product: Product
  /** That it is not sold any more. */
  archived: string
  /** The way to what can be bought in its place. */
  similar: ReactNode
}

/** The add-to-cart button, or why there is none; where it cannot be bought, the way to others. */
export function ProductAction({ product, archived, similar }: ProductActionProps) {
  const { id, title, price, quantityInStock, inArchive, productType } = product
  return (
    <div className="flex flex-col gap-3">
      {inArchive ? (
        <p className="font-semibold">{archived}</p>
      ) : (
        <AddToCartButton
          productId={id}
          title={title}
          price={price}
          quantityInStock={quantityInStock}
          usual={
            productType === 'Tire' && quantityInStock >= SET && <QuantitySum quantity={SET} price={price} />
          }
        />
      )}
      {(inArchive || quantityInStock === 0) && <p>{similar}</p>}
    </div>
  )
}

import type { ProductCore } from '@bieznik/contract/product'
import { AddToCartButton } from '@/components/cart/add-to-cart-button'

/** The add-to-cart button, or why there is none. */
export function ProductAction({ product, archived }: { product: ProductCore; archived: string }) {
  if (product.inArchive) return <p className="font-semibold">{archived}</p>
  const { id, title, quantityInStock } = product
  return <AddToCartButton productId={id} title={title} quantityInStock={quantityInStock} />
}

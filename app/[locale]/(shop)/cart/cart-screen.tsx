'use client'

import { CartView } from '@/components/cart/cart-view'
import { ProductPicture } from '@/components/product/product-picture'

/** The cart with the products' own pictures. */
export function CartScreen() {
  return <CartView renderPicture={(product) => <ProductPicture product={product} sizes="7rem" />} />
}

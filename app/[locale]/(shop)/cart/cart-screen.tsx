'use client'

import { CartView } from '@/components/cart/cart-view'
import { ProductPicture } from '@/components/product/product-picture'

const PLACE = { sizes: '(width >= 40rem) 7rem, 5rem', widths: [120, 240] }

/** The cart with the products' own pictures. */
export function CartScreen() {
  return <CartView renderPicture={(product) => <ProductPicture product={product} place={PLACE} />} />
}

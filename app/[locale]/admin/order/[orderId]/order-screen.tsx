'use client'

import { AdminOrder } from '@/components/admin/admin-order'
import { statusBadges } from '@/components/order-status/status-badge'
import { ProductPicture } from '@/components/product/product-picture'

/** The order with the products' own pictures. */
export function OrderScreen({ orderId }: { orderId: number }) {
  return (
    <AdminOrder
      orderId={orderId}
      renderStatus={statusBadges}
      renderPicture={(product) => <ProductPicture product={product} sizes="5rem" />}
    />
  )
}

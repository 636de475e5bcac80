'use client'

import { AdminOrder } from '@/components/admin/admin-order'
import { statusBadges } from '@/components/order-status/status-badge'
import { ProductPicture } from '@/components/product/product-picture'

const PLACE = { sizes: '5rem', widths: [120, 240] }

/** The order with the products' own pictures. */
export function OrderScreen({ orderId }: { orderId: number }) {
  return (
    <AdminOrder
      orderId={orderId}
      renderStatus={statusBadges}
      renderPicture={(product) => <ProductPicture product={product} place={PLACE} />}
    />
  )
}

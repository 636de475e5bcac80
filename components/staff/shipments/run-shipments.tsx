'use client'

import { orderIdListSchema } from '@bieznik/contract/selling/order-list'
import { useQueryState } from '@/lib/url-state'
import { ShipmentsCard } from './shipments-card'

/** The labels of the orders that the address names, beside their packing slips; it is not printed with them. */
export function RunShipments() {
  const ids = orderIdListSchema.safeParse(useQueryState().get('orders')).data ?? []
  return (
    ids.length > 0 && (
      <div className="flex flex-col gap-3 print:hidden">
        <ShipmentsCard orderIds={ids} />
      </div>
    )
  )
}

'use client'

import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { useQuery } from '@tanstack/react-query'
import { ownOrderQuery } from '@/lib/orders/order-queries'
import { OrderPage } from './order-page'

/** The order for the holder of its signed link, without sign-in. */
export function LinkedOrder({ order: sent, link }: { order: OwnOrder; link: string }) {
  const buyer = { link }
  const { data: order } = useQuery({
    ...ownOrderQuery(buyer, sent.id),
    initialData: sent,
    staleTime: Infinity,
  })
  return <OrderPage order={order} buyer={buyer} />
}

'use client'

import type { OrderPayment } from '@bieznik/contract/money/payment'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { useQuery } from '@tanstack/react-query'
import { ownOrderQuery } from '@/lib/orders/order-queries'
import { OrderPage } from './order-page'

interface LinkedOrderProps {
  order: OwnOrder
  link: string
  /** What is stored of it, so that the page stands still while the provider is asked. */
  payment: OrderPayment | null
}

/** The order for the holder of its signed link, without sign-in. */
export function LinkedOrder({ order: sent, link, payment }: LinkedOrderProps) {
  const buyer = { link }
  const { data: order } = useQuery({
    ...ownOrderQuery(buyer, sent.id),
    initialData: sent,
    staleTime: Infinity,
  })
  return <OrderPage order={order} buyer={buyer} payment={payment} />
}

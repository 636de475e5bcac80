'use client'

import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { orderIdOf } from '@/lib/orders/order-list-state'
import { ownOrderQuery } from '@/lib/orders/order-queries'
import { changeQueryState, useQueryState } from '@/lib/url-state'
import { SaveAddress } from './save-address'
import { OrderPage } from './order-page/order-page'

const PARAMETER = 'placed'
/** In the place of a number: the order had been placed before its response arrived. */
const EARLIER = 'earlier'

/** Says the number of the order that was just placed, once, and shows the order. The address only proposes it: it has to be one's own. */
export function OrderPlaced({ uid, isGuest }: { uid: string; isGuest: boolean }) {
  const t = useTranslations('orders')
  const asked = useQueryState().get(PARAMETER)
  const [placed] = useState(asked)
  const id = orderIdOf(placed)
  const isNumber = typeof id === 'number'
  const { data: order } = useQuery({ ...ownOrderQuery({ uid }, isNumber ? id : 0), enabled: isNumber })

  useEffect(() => {
    if (asked !== null) changeQueryState('replace', { [PARAMETER]: null })
  }, [asked])

  if (!order && placed !== EARLIER) return null
  return (
    <>
      <p
        role="alert"
        className="flex min-h-11 items-center gap-3 border border-green bg-sheet px-4 py-2 font-semibold"
      >
        <CircleCheck aria-hidden className="size-5 shrink-0 text-green" />
        <span>{order ? t('placed', { id: String(order.id) }) : t('placed_earlier')}</span>
      </p>
      {order && <OrderPage order={order} buyer={{ uid }} />}
      {order && !isGuest && <SaveAddress uid={uid} order={order} />}
    </>
  )
}

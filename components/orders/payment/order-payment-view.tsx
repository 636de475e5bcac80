'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Loading } from '@/components/ui/loading'
import { useAuth } from '@/lib/auth/use-auth'
import { ownOrderQuery } from '@/lib/orders/order-queries'
import { changeQueryState } from '@/lib/url-state'
import { OrderPage } from '../order-page/order-page'
import { PayOrder } from './pay-order'

/** The payment of an order: on the way to the provider, and what is known when the buyer is back; below it the order. */
export function OrderPaymentView({ orderId }: { orderId: number }) {
  const t = useTranslations('order_payment')
  const auth = useAuth()
  if (auth.status !== 'signed-in') return <Loading>{t('loading')}</Loading>
  return <PersonsPayment uid={auth.person.uid} orderId={orderId} />
}

/** Whether the checkout has led here to pay at once. */
const isSentToPay = () => new URLSearchParams(window.location.search).has('start')

function PersonsPayment({ uid, orderId }: { uid: string; orderId: number }) {
  const { data: order } = useQuery(ownOrderQuery({ uid }, orderId))
  const [startsAtOnce] = useState(isSentToPay)

  useEffect(() => {
    // A buyer who comes back to this page does not set out again.
    if (startsAtOnce) changeQueryState('replace', { start: null })
  }, [startsAtOnce])

  return (
    <>
      <PayOrder payer={{ uid, orderId }} startsAtOnce={startsAtOnce} />
      {order && (
        <div className="border-t-2 border-rubber pt-6">
          <OrderPage order={order} buyer={{ uid }} hidesPayment />
        </div>
      )}
    </>
  )
}

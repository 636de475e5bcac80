'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { Loading } from '@/components/ui/loading'
import { useAuth } from '@/lib/auth/use-auth'
import { changeQueryState } from '@/lib/url-state'
import { PayOrder } from './pay-order'

/** The payment of an order: on the way to the provider, and what is known when the buyer is back. */
export function OrderPaymentView({ orderId }: { orderId: number }) {
  const t = useTranslations('order_payment')
  const auth = useAuth()
  if (auth.status !== 'signed-in') return <Loading>{t('loading')}</Loading>
  return <PersonsPayment uid={auth.person.uid} orderId={orderId} />
}

/** Whether the checkout has led here to pay at once. */
const isSentToPay = () => new URLSearchParams(window.location.search).has('start')

function PersonsPayment({ uid, orderId }: { uid: string; orderId: number }) {
  const t = useTranslations('order_payment')
  const [startsAtOnce] = useState(isSentToPay)

  useEffect(() => {
    // A buyer who comes back to this page does not set out again.
    if (startsAtOnce) changeQueryState('replace', { start: null })
  }, [startsAtOnce])

  return (
    <PayOrder payer={{ uid, orderId }} startsAtOnce={startsAtOnce}>
      {({ isPayable }) => (
        <LinkButton href={`/orders?placed=${orderId}`} variant={isPayable ? 'secondary' : 'primary'}>
          {t('to_order')}
        </LinkButton>
      )}
    </PayOrder>
  )
}

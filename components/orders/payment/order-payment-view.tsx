'use client'

import type { OrderPayment } from '@bieznik/contract/payment'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { TransferBox } from '@/components/order/transfer/transfer-box'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Loading } from '@/components/ui/loading'
import { Price } from '@/components/ui/price'
import { useAuth } from '@/lib/auth/use-auth'
import { problemCodeOf } from '@/lib/http/problem-error'
import { orderPaymentQuery } from '@/lib/payment/order-payment-calls'
import { changeQueryState } from '@/lib/url-state'
import { useStartPayment } from './use-start-payment'

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
  const t = useTranslations()
  const [startsAtOnce] = useState(isSentToPay)
  const { start, error, isLeaving } = useStartPayment(orderId)
  const isWaiting = isLeaving || (startsAtOnce && !error)
  const payment = useQuery({ ...orderPaymentQuery(uid, orderId), enabled: !isWaiting })

  const startAtOnce = useEffectEvent(() => {
    // Whoever comes back to this page does not set out again.
    changeQueryState('replace', { start: null })
    start()
  })
  useEffect(() => {
    if (startsAtOnce) startAtOnce()
  }, [startsAtOnce])

  if (isWaiting) return <Loading>{t('order_payment.leaving')}</Loading>
  if (payment.data)
    return (
      <div className="flex max-w-2xl flex-col gap-4">
        <PaymentState payment={payment.data} />
        {payment.data.transfer && <TransferBox transfer={payment.data.transfer} />}
        {error && (
          <p role="alert" className="border-2 border-amber p-3">
            {t('order_payment.start_failed', { reason: t(`errors.${problemCodeOf(error)}`) })}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {payment.data.isPayable && <Button onClick={start}>{t('order_payment.pay')}</Button>}
          <LinkButton
            href={`/orders?placed=${orderId}`}
            variant={payment.data.isPayable ? 'secondary' : 'primary'}
          >
            {t('order_payment.to_order')}
          </LinkButton>
        </div>
      </div>
    )
  if (payment.isError)
    return (
      <EmptyState
        role="alert"
        title={t(`errors.${problemCodeOf(payment.error)}`)}
        action={<Button onClick={() => void payment.refetch()}>{t('order_payment.again')}</Button>}
      />
    )
  return <Loading>{t('order_payment.loading')}</Loading>
}

/** What is known, in a sentence and what it means for the buyer. */
function PaymentState({ payment: { state, due, transfer } }: { payment: OrderPayment }) {
  const t = useTranslations('order_payment')
  const told = transfer ? 'transfer' : state
  return (
    <div role="status" className="flex flex-col gap-2">
      <h2 className="text-xl font-semibold">{t(`${told}.title`)}</h2>
      <p>{t(`${told}.text`)}</p>
      {!transfer && (state === 'unpaid' || state === 'checking') && (
        <p className="font-semibold">
          <span>{t('due')}</span> <Price amount={due} />
        </p>
      )}
    </div>
  )
}

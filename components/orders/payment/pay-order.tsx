'use client'

import type { OrderPayment } from '@bieznik/contract/money/payment'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { TransferBox } from '@/components/order/transfer/transfer-box'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { Price } from '@/components/ui/price'
import { usePriceText } from '@/components/ui/use-price-text'
import { problemCodeOf } from '@/lib/http/problem-error'
import { orderPaymentQuery, type OrderPayer } from '@/lib/payment/order-payment-calls'
import { BlikForm } from './blik-form'
import { useBlik } from './use-blik'
import { useReadOncePaid } from './use-read-once-paid'
import { useStartPayment } from './use-start-payment'

interface PayOrderProps {
  payer: OrderPayer
  /** Leaves for the provider's page as soon as nothing else is to be chosen here. */
  startsAtOnce?: boolean
  /** What is stored of the payment; shown until the provider was asked. */
  known?: OrderPayment | null
}

/** The payment of an order: what is known of it, and the ways to pay what is due. */
export function PayOrder({ payer, startsAtOnce = false, known = null }: PayOrderProps) {
  const t = useTranslations()
  const { start, error, wasStarted, isLeaving } = useStartPayment(payer)
  const blik = useBlik(payer)
  const isWaiting = blik.step === 'waiting'
  const payment = useQuery({
    ...orderPaymentQuery(payer, isWaiting),
    enabled: !isLeaving,
    ...(known && { initialData: known, initialDataUpdatedAt: 0 }),
  })
  const { data } = payment
  // What was known before the bank was asked is of an earlier code.
  const isRefused = isWaiting && data?.isRefused === true && payment.dataUpdatedAt > blik.askedAt
  const isAsked = isWaiting && !isRefused
  const leavesNow = startsAtOnce && !wasStarted && data?.isPayable === true && !data.takesBlik

  const leave = useEffectEvent(start)
  useEffect(() => {
    if (leavesNow) leave()
  }, [leavesNow])

  useReadOncePaid(payer, data)

  if (isLeaving || leavesNow) return <Loading>{t('order_payment.leaving')}</Loading>
  if (!data)
    return payment.isError ? (
      <EmptyState
        role="alert"
        title={t(`errors.${problemCodeOf(payment.error)}`)}
        action={<Button onClick={() => void payment.refetch()}>{t('order_payment.again')}</Button>}
      />
    ) : (
      <Loading>{t('order_payment.loading')}</Loading>
    )
  const takesCode = data.isPayable && data.takesBlik === true
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <PaymentState payment={data} isAsked={takesCode && isAsked} isNew={startsAtOnce} />
      {data.transfer && <TransferBox transfer={data.transfer} />}
      {takesCode && <BlikStepView blik={blik} isRefused={isRefused} />}
      {error && (
        <p role="alert" className="border-2 border-amber p-3">
          {t('order_payment.start_failed', { reason: t(`errors.${problemCodeOf(error)}`) })}
        </p>
      )}
      {data.isPayable && !isAsked && (
        <Button onClick={start} variant={takesCode ? 'secondary' : 'primary'} className="self-start">
          {t(takesCode ? 'order_payment.blik.page' : 'order_payment.pay')}
        </Button>
      )}
    </div>
  )
}

interface BlikStepViewProps {
  blik: ReturnType<typeof useBlik>
  /** The bank refused the code that was sent. */
  isRefused: boolean
}

function BlikStepView({ blik: { step, send, tryAgain }, isRefused }: BlikStepViewProps) {
  const t = useTranslations('order_payment.blik')
  if (step === 'waiting' && !isRefused)
    return (
      <Button variant="secondary" onClick={tryAgain} className="self-start">
        {t('another')}
      </Button>
    )
  if (step === 'elsewhere') return <p role="alert">{t('errors.elsewhere')}</p>
  return (
    <>
      {step === 'late' && <p role="alert">{t('late')}</p>}
      {isRefused && <p role="alert">{t('errors.refused')}</p>}
      <BlikForm send={send} />
    </>
  )
}

/** What is known, in a sentence and what it means for the buyer. */
function PaymentState({
  payment: { state, due, paid, transfer, takesBlik },
  isAsked,
  isNew,
}: {
  payment: OrderPayment
  isAsked: boolean
  /** The checkout has led here: nothing can have been paid yet. */
  isNew: boolean
}) {
  const t = useTranslations('order_payment')
  const priceText = usePriceText()
  const message = messageOf({ state, hasTransfer: transfer !== undefined, takesBlik, isAsked })
  return (
    <div role="status" className="flex flex-col gap-2">
      <h2 className="text-xl font-semibold">{t(`${message}.title`, { amount: priceText(paid) })}</h2>
      <p>{t(`${message}.text`)}</p>
      {message === 'choose' && !isNew && <p className="text-quiet">{t('choose.back')}</p>}
      {state === 'paid' && paid > 0 && (
        <p className="font-semibold">
          <span>{t('paid_sum')}</span> <Price amount={paid} />
        </p>
      )}
      {!transfer && (state === 'unpaid' || state === 'checking') && (
        <p className="font-semibold">
          <span>{t('due')}</span> <Price amount={due} />
        </p>
      )}
    </div>
  )
}

type Known = Pick<OrderPayment, 'state' | 'takesBlik'> & { hasTransfer: boolean; isAsked: boolean }

function messageOf({ state, takesBlik, hasTransfer, isAsked }: Known) {
  if (hasTransfer) return 'transfer'
  if (isAsked) return 'asked'
  return state === 'unpaid' && takesBlik ? 'choose' : state
}

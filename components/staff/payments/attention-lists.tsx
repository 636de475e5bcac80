'use client'

import type {
  Attention,
  AttentionOrder,
  AttentionPayment,
  AttentionRefund,
} from '@bieznik/contract/money/payments-attention'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Day } from '@/components/ui/day'
import { Loading } from '@/components/ui/loading'
import { PaidPrice } from '@/components/ui/paid-price'
import { Price } from '@/components/ui/price'
import { LoadFailure } from '../parts/load-failure'
import { RefundPayment } from '../orders/refund-payment'
import { OrderLink } from './joined-orders'
import { ReversalRow } from './reversal-row'

const orderLists = ['canceledPaid', 'overpaid', 'waiting'] as const
const paymentLists = ['disputed', 'notJoined'] as const

/** Orders and payments that need somebody, what is wrong before what only waits. */
export function AttentionLists({ query: { data, error, refetch } }: { query: UseQueryResult<Attention> }) {
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <List name="failedRefunds" total={data.failedRefunds.total}>
        {data.failedRefunds.refunds.map((row) => (
          <RefundRow key={row.refund.id} row={row} />
        ))}
      </List>
      <List name="reversed" total={data.reversed.total}>
        {data.reversed.reversals.map((reversal) => (
          <ReversalRow key={reversal.id} reversal={reversal} />
        ))}
      </List>
      {paymentLists.map((name) => (
        <List key={name} name={name} total={data[name].total}>
          {data[name].payments.map((row) => (
            <PaymentRow key={row.payment.id} row={row} />
          ))}
        </List>
      ))}
      {orderLists.map((name) => (
        <List key={name} name={name} total={data[name].total}>
          {data[name].orders.map((order) => (
            <OrderRow key={order.orderId} order={order} />
          ))}
        </List>
      ))}
    </>
  )
}

function List({ name, total, children }: { name: keyof Attention; total: number; children: ReactNode[] }) {
  const t = useTranslations('admin_payments')
  return (
    <section aria-labelledby={`attention-${name}`} className="flex flex-col gap-2">
      <h2 id={`attention-${name}`} className="text-lg font-semibold">
        <span>{t(`lists.${name}.title`)}</span>{' '}
        <span className="figures font-normal text-quiet">{total}</span>
      </h2>
      {total === 0 ? (
        <p className="text-quiet">{t('none')}</p>
      ) : (
        <>
          <p className="text-sm text-quiet">{t(`lists.${name}.text`)}</p>
          <ul className="border border-line bg-sheet [&>li]:border-t [&>li]:border-line [&>li]:px-4 [&>li]:py-1 first:[&>li]:border-t-0">
            {children}
          </ul>
          {total > children.length && <p>{t('more', { count: total - children.length })}</p>}
        </>
      )}
    </section>
  )
}

function OrderRow({ order }: { order: AttentionOrder }) {
  const t = useTranslations()
  const { orderId, name, status, typeOfPayment, total, paid, due, paidUntil } = order
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <OrderLink orderId={orderId} />
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="text-quiet">{`${t(`status.${status}`)}, ${t(`payment.${typeOfPayment}`)}`}</span>
      <span>
        <span>{t('admin_payments.total')}</span> <Price amount={total} />
      </span>
      {paid > 0 && (
        <span>
          <span>{t('admin_payments.paid')}</span> <Price amount={paid} />
        </span>
      )}
      {due > 0 && (
        <span className="font-medium">
          <span>{t('admin_payments.due')}</span> <Price amount={due} />
        </span>
      )}
      {paidUntil && due > 0 && (
        <Badge tone="amber">
          <span>{t('admin_payments.until')}</span> <Day date={paidUntil} />
        </Badge>
      )}
    </li>
  )
}

function RefundRow({ row: { refund, reference, orderId, name } }: { row: AttentionRefund }) {
  const t = useTranslations()
  const { provider, amount, state, problem, askedAt } = refund
  const method = provider === null ? t('corrections.returns.by_hand') : t(`payment.${provider}`)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {orderId === null ? <span>{t('admin_payments.no_order')}</span> : <OrderLink orderId={orderId} />}
      {name && <span className="min-w-0 wrap-anywhere">{name}</span>}
      <Day date={askedAt} />
      <Price amount={amount} />
      <Badge tone="amber">{t(`corrections.returns.states.${state}`)}</Badge>
      <span className="figures break-all whitespace-normal text-quiet">
        {t('admin.wallet_order', { method, id: reference ?? '–' })}
      </span>
      {problem && (
        <span className="wrap-anywhere">{t('corrections.returns.provider_words', { words: problem })}</span>
      )}
    </li>
  )
}

function PaymentRow({ row: { payment, name } }: { row: AttentionPayment }) {
  const t = useTranslations()
  const { orderId, provider, reference, state, amount, usd, isRefundAsked } = payment
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {orderId === null ? <span>{t('admin_payments.no_order')}</span> : <OrderLink orderId={orderId} />}
      {name && <span className="min-w-0 wrap-anywhere">{name}</span>}
      <Day date={payment.capturedAt ?? payment.createdAt} />
      <PaidPrice amount={amount} usd={usd} />
      <Badge tone="amber">{t(`admin.payment_state.${state}`)}</Badge>
      <span className="figures break-all whitespace-normal text-quiet">
        {t('admin.wallet_order', { method: t(`payment.${provider}`), id: reference ?? '–' })}
      </span>
      {isRefundAsked ? (
        <Badge tone="amber">{t('admin.refund_asked')}</Badge>
      ) : (
        <RefundPayment payment={payment} buyer={name ?? t('admin_payments.unknown_buyer')} />
      )}
    </li>
  )
}

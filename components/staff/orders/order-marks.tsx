'use client'

import { moneyWordOf, piecesOf, type PaidState } from '@bieznik/contract/selling/order-list'
import type { Order } from '@bieznik/contract/selling/order'
import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import clsx from 'clsx'
import { useFormatter, useNow, useTranslations } from 'next-intl'
import { ageOf } from '@/lib/orders/order-age'

const MINUTE_MS = 60_000

/** Somebody still has to do something about these. */
const open = new Set<OrderStatus>(['Pending', 'In Processing', 'Sent'])

/** Day and time at which it was placed. */
export function OrderMoment({ order: { orderDate } }: { order: Pick<Order, 'orderDate'> }) {
  const format = useFormatter()
  const short = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  return (
    <time dateTime={orderDate} className="figures whitespace-nowrap">
      {format.dateTime(new Date(orderDate), short)}
    </time>
  )
}

/** The time alone, under its day, which stands in its title. */
export function OrderTime({ order: { orderDate } }: { order: Pick<Order, 'orderDate'> }) {
  const format = useFormatter()
  const moment = new Date(orderDate)
  return (
    <time
      dateTime={orderDate}
      title={format.dateTime(moment, { dateStyle: 'full', timeStyle: 'short' })}
      className="figures whitespace-nowrap"
    >
      {format.dateTime(moment, { hour: '2-digit', minute: '2-digit' })}
    </time>
  )
}

/** For how long an order that is not finished has been there. */
export function OrderAge({ order: { orderDate, status } }: { order: Pick<Order, 'orderDate' | 'status'> }) {
  const format = useFormatter()
  const now = useNow({ updateInterval: MINUTE_MS })
  if (!open.has(status)) return null
  const { value, unit } = ageOf(new Date(orderDate), now)
  return (
    <span className="whitespace-nowrap text-quiet">
      {format.number(value, { style: 'unit', unit, unitDisplay: 'short' })}
    </span>
  )
}

/** In a word or two; the whole name of the method stands in its title. */
export function DeliveryWord({ order: { typeOfDelivery } }: { order: Pick<Order, 'typeOfDelivery'> }) {
  const t = useTranslations()
  return (
    <span title={t(`delivery.${typeOfDelivery}`)} className="whitespace-nowrap">
      {t(`admin_orders.deliveries.${typeOfDelivery}`)}
    </span>
  )
}

const tones: Record<PaidState | 'sent_back', string> = {
  paid: 'text-green',
  sent_back: 'text-amber font-medium',
  at_delivery: '',
  awaited: 'text-amber font-medium',
}

/** In a word how an order stands with its money; nothing of a canceled one for which nothing came in. */
export function PaidWord({ order }: { order: Parameters<typeof moneyWordOf>[0] }) {
  const t = useTranslations()
  const state = moneyWordOf(order)
  if (state === null) return null
  return (
    <span title={t(`payment.${order.typeOfPayment}`)} className={clsx('whitespace-nowrap', tones[state])}>
      {t(`admin_orders.paid.${state}`)}
    </span>
  )
}

export function Pieces({ order }: { order: Pick<Order, 'orderItems'> }) {
  return <span className="figures">{piecesOf(order)}</span>
}

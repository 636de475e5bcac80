'use client'

import { multiplyMoney } from '@bieznik/contract/money'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ContentText } from '@/components/ui/content-text'
import { Day } from '@/components/ui/day'
import { DollarPrice } from '@/components/ui/dollar-price'
import type { OwnOrder } from '@/lib/orders/own-order'
import { ConfirmationLink } from './confirmation-link'
import { Fact } from './order-cards'
import { AddressName, FinishDay, OrderAddress, OrderDelivery } from './order-facts'
import { OrderPayments } from './order-payments'

/** An order in full; its amounts are in PLN, with dollars at the rate of the order's day beside. */
export function OrderDetails({ order, status }: { order: OwnOrder; status: ReactNode }) {
  const t = useTranslations('orders')
  const payment = useTranslations('payment')
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-6">
        {status} <ConfirmationLink orderId={order.id} />
      </p>
      <DetailItems order={order} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 border-t border-line pt-4 sm:grid-cols-[14rem_1fr] sm:[&>dd]:text-left">
        <Fact name={t('date')}>
          <Day date={order.orderDate} />
        </Fact>
        <Fact name={t('finish_date')}>
          <FinishDay order={order} />
        </Fact>
        <Fact name={t('customer')}>{order.name}</Fact>
        <Fact name={<AddressName order={order} />}>
          <OrderAddress order={order} />
        </Fact>
        <Fact name={t('delivery')}>
          <OrderDelivery order={order} />
        </Fact>
        <Fact name={t('payment')}>{payment(order.typeOfPayment)}</Fact>
      </dl>
    </>
  )
}

function DetailItems({ order }: { order: OwnOrder }) {
  const t = useTranslations('orders')
  const format = useFormatter()
  const { exchangeRate: rate } = order
  return (
    <section aria-label={t('products')} className="flex flex-col gap-3">
      <ul className="lined">
        {order.orderItems.map((item) => (
          <li key={item.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <span className="grow basis-60">
              <span>
                <ContentText>{item.title}</ContentText>
              </span>
              <span className="block text-sm text-quiet">
                <span className="figures">{`${item.quantity} ×`}</span>{' '}
                <DollarPrice amount={item.price} rate={rate} />
              </span>
            </span>
            <DollarPrice amount={multiplyMoney(item.price, item.quantity)} rate={rate} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-6 border-t-2 border-rubber pt-3 text-lg font-semibold">
        <span>{t('total')}</span> <DollarPrice amount={order.total} rate={rate} />
      </p>
      <OrderPayments order={order} />
      <p className="text-sm text-quiet">
        {t('rate', {
          date: format.dateTime(new Date(rate.date), { dateStyle: 'medium' }),
          rate: format.number(rate.plnPerUsd, { minimumFractionDigits: 4 }),
        })}
      </p>
    </section>
  )
}

'use client'

import type { OrderItem } from '@bieznik/contract/selling/order'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { TransferBox } from '@/components/order/transfer/transfer-box'
import { StatusBadge } from '@/components/order/status-badge'
import { DollarPrice } from '@/components/ui/dollar-price'
import { cancelLineMutation } from '@/lib/orders/order-queries'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { CancelLine } from './cancel-line'
import { ComplaintLink } from './complaint-link'
import { ConfirmationLink } from './confirmation-link'
import { OrderActions } from './order-actions'
import { Fact } from './fact'
import { OrderChanges } from './order-changes'
import { OrderFactList } from './order-fact-list'
import { OrderLines } from './order-lines'
import { AddressName, OrderAddress } from './order-facts'
import { OrderInvoices } from './order-invoices'
import { OrderPayments } from './order-payments'
import { WithdrawalLink } from './withdrawal-link'

/** An order in full; its amounts are in PLN, with dollars at the rate of the order's day beside. */
export function OrderDetails({ uid, order }: { uid: string; order: OwnOrder }) {
  const t = useTranslations('orders')
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-6">
        <StatusBadge status={order.status} /> <ConfirmationLink orderId={order.id} />{' '}
        <WithdrawalLink order={order} /> <ComplaintLink order={order} />
      </p>
      <DetailItems uid={uid} order={order} />
      {order.transfer && <TransferBox transfer={order.transfer} headingAs="h3" />}
      <OrderFactList order={order}>
        <Fact name={t('customer')}>{order.name}</Fact>
        <Fact name={<AddressName order={order} />}>
          <OrderAddress order={order} />
        </Fact>
      </OrderFactList>
      <OrderInvoices order={order} />
      <OrderActions uid={uid} order={order} />
    </>
  )
}

/** Each line has a mutation of its own, so its error is shown at that line. */
function CancelOwnLine({ uid, order, item }: { uid: string; order: OwnOrder; item: OrderItem }) {
  const { mutate, isPending, error } = useMutation(cancelLineMutation(useQueryClient(), uid))
  const cancel = () => mutate({ orderId: order.id, itemId: item.id })
  return <CancelLine item={item} paid={order.paid} cancel={cancel} busy={isPending} error={error} />
}

function DetailItems({ uid, order }: { uid: string; order: OwnOrder }) {
  const t = useTranslations('orders')
  const format = useFormatter()
  const { exchangeRate: rate } = order
  return (
    <section aria-label={t('products')} className="flex flex-col gap-3">
      <OrderLines
        order={order}
        price={(amount) => <DollarPrice amount={amount} rate={rate} />}
        cancel={(item) => <CancelOwnLine uid={uid} order={order} item={item} />}
      />
      <OrderChanges corrections={order.corrections} />
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

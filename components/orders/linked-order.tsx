'use client'

import type { ShownLinkedOrder } from '@bieznik/contract/selling/order-link'
import { isPickup, type OrderItem } from '@bieznik/contract/selling/order'
import { laterMethods } from '@bieznik/contract/money/payment-providers'
import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { TransferBox } from '@/components/order/transfer/transfer-box'
import { useState } from 'react'
import { StatusBadge } from '@/components/order/status-badge'
import { Price } from '@/components/ui/price'
import { textLinkClass } from '@/components/ui/text-link'
import { getPathname } from '@/lib/i18n/navigation'
import { cancelLinkedLineMutation, cancelLinkedOrderMutation } from '@/lib/orders/linked-order-queries'
import { CancelLine } from './cancel-line'
import { CancelOrder } from './cancel-order'
import { LinkedDocuments } from './linked-documents'
import { MoneyBackFacts } from './money-back-facts'
import { Fact } from './fact'
import { OrderChanges } from './order-changes'
import { OrderFactList } from './order-fact-list'
import { OrderLines } from './order-lines'
import { PickupAddress } from './order-facts'
import { PayOrder } from './payment/pay-order'

interface LinkedOrderProps {
  order: ShownLinkedOrder
  /** The signed part of the address, which the forms are filled in by as well. */
  link: string
}

/** Order page for the holder of its signed link, without sign-in: status, cancel, lines, links to withdrawal and complaint. */
export function LinkedOrderView({ order: sent, link }: LinkedOrderProps) {
  const t = useTranslations('orders')
  const [changed, setChanged] = useState<ShownLinkedOrder>()
  const { mutate, isPending, error } = useMutation({
    ...cancelLinkedOrderMutation(link),
    onSuccess: setChanged,
  })
  const order = changed ?? sent
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <StatusBadge status={order.status} />
        {order.status !== 'Canceled' && <FormLinks orderId={order.id} link={link} />}
      </p>
      {order.status === 'Pending' && (
        <CancelOrder order={order} cancel={() => mutate()} busy={isPending} error={error} />
      )}
      <Items order={order} link={link} onChanged={setChanged} />
      <LinkedPayment order={order} link={link} />
      <LinkedDocuments order={order} link={link} />
      <OrderFactList order={order}>
        {isPickup(order.typeOfDelivery) && (
          <Fact name={t('pickup_place')}>
            <PickupAddress />
          </Fact>
        )}
      </OrderFactList>
    </>
  )
}

/** How what is due is paid; nothing where that is at the delivery, or nothing is due. */
function LinkedPayment({ order, link }: LinkedOrderProps) {
  const t = useTranslations('orders')
  const { id, transfer } = order
  const isOnline = isPaidOnline(order)
  if (!transfer && !isOnline) return null
  return (
    <section id="payment" aria-label={t('pay_here')} className="scroll-mt-24">
      {transfer && <TransferBox transfer={transfer} />}
      {isOnline && <PayOrder payer={{ orderId: id, link }} />}
    </section>
  )
}

/** It is paid on a page of the provider, or with a code, and is not paid yet. */
const isPaidOnline = ({ status, due, typeOfPayment }: ShownLinkedOrder): boolean =>
  due > 0 && status !== 'Canceled' && laterMethods.some((method) => method === typeOfPayment)

/** The forms are loaded whole, and come filled in. */
function FormLinks({ orderId, link }: { orderId: number; link: string }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  return (['withdrawal', 'complaint'] as const).map((form) => (
    <a
      key={form}
      href={getPathname({ href: { pathname: `/${form}`, query: { order: String(orderId), link } }, locale })}
      className={`${textLinkClass} inline-flex min-h-11 items-center`}
    >
      {t(form === 'withdrawal' ? 'withdraw' : 'complain')}
    </a>
  ))
}

interface LinesProps extends LinkedOrderProps {
  onChanged: (order: ShownLinkedOrder) => void
}

/** Each line has a mutation of its own, so its error is shown at that line. */
function CancelLinkedLine({ order, link, onChanged, item }: LinesProps & { item: OrderItem }) {
  const { mutate, isPending, error } = useMutation({
    ...cancelLinkedLineMutation(link),
    onSuccess: onChanged,
  })
  return (
    <CancelLine item={item} paid={order.paid} cancel={() => mutate(item.id)} busy={isPending} error={error} />
  )
}

function Items(lines: LinesProps) {
  const { order } = lines
  const t = useTranslations('orders')
  return (
    <section aria-label={t('products')} className="flex flex-col gap-3">
      <OrderLines
        order={order}
        price={(amount) => <Price amount={amount} />}
        cancel={(item) => <CancelLinkedLine {...lines} item={item} />}
      />
      <OrderChanges corrections={order.corrections} />
      <Sum name={t('total')} amount={order.total} />
      {order.paid > 0 && (
        <>
          <Sum name={t('paid_total')} amount={order.paid} />
          <Sum name={t('due')} amount={order.due} />
        </>
      )}
      {order.moneyBack && (
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
          <MoneyBackFacts moneyBack={order.moneyBack} />
        </dl>
      )}
    </section>
  )
}

function Sum({ name, amount }: { name: string; amount: ShownLinkedOrder['total'] }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-6 border-t-2 border-rubber pt-3 text-lg font-semibold">
      <span>{name}</span> <Price amount={amount} />
    </p>
  )
}

'use client'

import type { OrderDocument } from '@bieznik/contract/order-desk'
import clsx from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Day } from '@/components/ui/day'
import { textLinkClass } from '@/components/ui/text-link'
import { countryOfOrder } from '@bieznik/contract/countries'
import type { StaffOrder } from '@/lib/orders/staff-order'

/** Who ordered and how to reach them, where it goes, and how it is delivered and paid. */
export function AdminOrderFacts({ order, status }: { order: StaffOrder; status: ReactNode }) {
  const t = useTranslations('admin')
  const delivery = useTranslations('delivery')
  const payment = useTranslations('payment')
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
      <Row name={t('id')}>
        <span className="figures">{order.id}</span>
      </Row>
      <Row name={t('status')}>{status}</Row>
      <Row name={t('date')}>
        <Day date={order.orderDate} />
      </Row>
      <Row name={t('customer')}>{order.name}</Row>
      {order.taxId && (
        <Row name={t('tax_id')}>
          <span className="figures">{order.taxId}</span>
        </Row>
      )}
      <Row name={t('phone')}>
        <a href={`tel:${order.phone}`} className={clsx(textLinkClass, 'figures')}>
          {order.phone}
        </a>
      </Row>
      <Row name={t('email')}>
        <a href={`mailto:${order.email}`} className={textLinkClass}>
          {order.email}
        </a>
      </Row>
      <Row name={t('buyer_address')}>
        <Address {...order.buyer} />
      </Row>
      {order.typeOfDelivery !== 'delivery_with_assembly' && (
        <Row name={t('address')}>
          <Address {...order} />
        </Row>
      )}
      <Row name={t('delivery')}>{delivery(order.typeOfDelivery)}</Row>
      <Row name={t('payment')}>{payment(order.typeOfPayment)}</Row>
      <Row name={t('user_id')}>
        <span className="figures break-all">{order.userId}</span>
      </Row>
    </dl>
  )
}

function Address({ address, postCode, city, country }: OrderDocument['buyer']) {
  const locale = useLocale()
  return <span>{`${address}, ${postCode} ${city}, ${countryOfOrder(country, locale)}`}</span>
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0 wrap-break-word max-sm:mb-2">{children}</dd>
    </>
  )
}

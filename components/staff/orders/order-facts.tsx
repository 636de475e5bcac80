'use client'

import type { OrderDocument } from '@bieznik/contract/people/back-office'
import clsx from 'clsx'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useWishes } from '@/components/order/use-wishes'
import { ParcelLink } from '@/components/order/parcel-link'
import { Day } from '@/components/ui/day'
import { TextLink, textLinkClass } from '@/components/ui/text-link'
import { countryOfOrder } from '@bieznik/contract/platform/countries'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { CopyValue } from '@/components/ui/copy-value'

interface AdminOrderFactsProps {
  order: StaffOrder
  /** Beside a list: what is needed to act, the rest stands on the order's own page. */
  isNarrow?: boolean
}

/** Who ordered and how to reach them, how it is delivered and paid, and where it goes or is. */
export function AdminOrderFacts({ order, isNarrow = false }: AdminOrderFactsProps) {
  const t = useTranslations('admin')
  const orders = useTranslations('admin_orders')
  const delivery = useTranslations('delivery')
  const payment = useTranslations('payment')
  const wishes = useWishes(order)
  const { parcels = [] } = order
  return (
    <dl
      className={clsx(
        'grid grid-cols-2 gap-x-4 gap-y-2 text-[0.8125rem] leading-5',
        !isNarrow && 'sm:grid-cols-3 lg:grid-cols-4',
      )}
    >
      <Row name={t('id')}>
        <span className="figures">{order.id}</span>
        <CopyValue name={t('id')} value={String(order.id)} />
      </Row>
      <Row name={t('date')}>
        <Day date={order.orderDate} />
      </Row>
      <Row name={t('customer')}>{order.name}</Row>
      {order.taxId && (
        <Row name={t('tax_id')}>
          <span className="figures">{order.taxId}</span>
          <CopyValue name={t('tax_id')} value={order.taxId} />
        </Row>
      )}
      <Row name={t('phone')}>
        <a href={`tel:${order.phone}`} className={clsx(textLinkClass, 'figures')}>
          {order.phone}
        </a>
        <CopyValue name={t('phone')} value={order.phone} />
      </Row>
      {order.email !== '' && (
        <Row name={t('email')}>
          <a href={`mailto:${order.email}`} className={textLinkClass}>
            {order.email}
          </a>
          <CopyValue name={t('email')} value={order.email} />
        </Row>
      )}
      <Row name={t('buyer_address')}>
        <Address {...order.buyer} />
      </Row>
      {order.typeOfDelivery !== 'delivery_with_assembly' && (
        <Row name={t('address')}>
          <Address {...order} />
        </Row>
      )}
      <Row name={t('delivery')}>{delivery(order.typeOfDelivery)}</Row>
      {wishes.map(({ name, value }) => (
        <Row key={name} name={name}>
          {value}
        </Row>
      ))}
      <Row name={t('payment')}>{payment(order.typeOfPayment)}</Row>
      {parcels.length > 0 && (
        <Row name={orders('parcels')}>
          {parcels.map((parcel) => (
            <span key={parcel.id} className="block">
              <ParcelLink parcel={parcel} />
            </span>
          ))}
        </Row>
      )}
      {!isNarrow && (
        <>
          <Row name={t('accepted')}>
            <Accepted order={order} />
          </Row>
          <Row name={t('user_id')}>
            <span className="figures break-all whitespace-normal">{order.userId}</span>
          </Row>
        </>
      )}
    </dl>
  )
}

const documents = ['rules', 'privacy', 'returns'] as const

/** Which versions of the documents were accepted with the order, in which language, and when. */
function Accepted({ order: { accepted, language, orderDate } }: { order: StaffOrder }) {
  const t = useTranslations('admin')
  const format = useFormatter()
  const versions = documents.flatMap((name) => {
    const version = accepted[name]
    return version === null ? [] : [{ name, version }]
  })
  if (versions.length === 0) return <span>{t('accepted_unknown')}</span>
  const at = format.dateTime(new Date(orderDate), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <span className="flex flex-wrap gap-x-4 leading-6">
      {versions.map(({ name, version }) => (
        <TextLink key={name} href={`/${name}/${version}`} prefetch={false}>
          {`${t(`accepted_documents.${name}`)} ${version}`}
        </TextLink>
      ))}
      <span className="text-quiet">{t('accepted_in', { language, at })}</span>
    </span>
  )
}

function Address({ address, postCode, city, country }: OrderDocument['buyer']) {
  const locale = useLocale()
  return <span>{`${address}, ${postCode} ${city}, ${countryOfOrder(country, locale)}`}</span>
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs leading-4 text-quiet">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

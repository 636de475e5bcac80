'use client'

import { laterMethods } from '@bieznik/contract/money/payment-providers'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/link-button'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'

/** Leads to the payment of an order that is paid online and is not paid yet; nothing for any other. */
export function PayLink({ order: { id, status, due, typeOfPayment } }: { order: OwnOrder }) {
  const t = useTranslations('orders')
  const isOnline = laterMethods.some((method) => method === typeOfPayment)
  if (!isOnline || due === 0 || status === 'Canceled') return null
  return (
    <LinkButton href={`/orders/${id}/payment`} prefetch={false} aria-label={t('pay_of', { id: String(id) })}>
      {t('pay')}
    </LinkButton>
  )
}

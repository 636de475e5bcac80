'use client'

import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'

/** Leads to the printable confirmation of an order. */
export function ConfirmationLink({ orderId }: { orderId: number }) {
  const t = useTranslations('orders')
  return (
    <TextLink
      href={`/orders/${orderId}/confirmation`}
      prefetch={false}
      aria-label={t('confirmation_of', { id: String(orderId) })}
      className="link-row"
    >
      {t('confirmation')}
    </TextLink>
  )
}

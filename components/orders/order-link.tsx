'use client'

import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'
import { onPlainClick } from '@/components/ui/plain-click'
import { queryWith } from '@/lib/url-state'
import { orderLinkId } from './use-open-order'

interface OrderLinkProps {
  orderId: number
  onOpen: (orderId: number) => void
}

/** An order's number, which opens its details; they have an address of their own. */
export function OrderLink({ orderId, onOpen }: OrderLinkProps) {
  const t = useTranslations('orders')
  return (
    <TextLink
      id={orderLinkId(orderId)}
      href={`/orders${queryWith({ order: String(orderId) })}`}
      prefetch={false}
      aria-label={t('details_of', { id: orderId })}
      onClick={onPlainClick(() => onOpen(orderId))}
      className="link-row figures"
    >
      {orderId}
    </TextLink>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'
import { useFreshOrders } from '@/lib/orders/use-fresh-orders'
import { AdminOrderWork } from './order-work'

/** One order on a page of its own. */
export function AdminOrder({ orderId }: { orderId: number }) {
  const t = useTranslations('admin')
  const { isBehind } = useFreshOrders()
  return (
    <div className="flex flex-col gap-4">
      <p>
        <TextLink href="/admin">{t('back')}</TextLink>
      </p>
      <AdminOrderWork orderId={orderId} isBehind={isBehind} />
    </div>
  )
}

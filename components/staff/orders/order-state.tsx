import { isPickup } from '@bieznik/contract/selling/order'
import { moneyWordOf, type PaidState } from '@bieznik/contract/selling/order-list'
import { Store, Truck, Wallet } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/order/status-badge'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { StaffOrder } from '@/lib/orders/staff-order'

const paidTones: Record<PaidState | 'sent_back', BadgeTone> = {
  paid: 'green',
  at_delivery: 'neutral',
  awaited: 'amber',
  sent_back: 'amber',
}

/** The status, how it is delivered and whether it is paid, in a word each. */
export function OrderState({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin_orders')
  const DeliveryIcon = isPickup(order.typeOfDelivery) ? Store : Truck
  const paid = moneyWordOf(order)
  return (
    <p className="flex flex-wrap gap-1.5">
      <StatusBadge status={order.status} dense />
      <Badge icon={<DeliveryIcon aria-hidden />} dense>
        {t(`deliveries.${order.typeOfDelivery}`)}
      </Badge>
      {paid && (
        <Badge icon={<Wallet aria-hidden />} tone={paidTones[paid]} dense>
          {t(`paid.${paid}`)}
        </Badge>
      )}
    </p>
  )
}

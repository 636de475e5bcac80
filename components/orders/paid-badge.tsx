import type { Order } from '@bieznik/contract/selling/order'
import { isSentBack } from '@bieznik/contract/selling/order-money'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'

type PaidOrder = Pick<Order, 'status' | 'paid' | 'refunded' | 'due'>

/** What is true of the money that came in for an order. */
function markOf(order: PaidOrder) {
  if (isSentBack(order)) return 'sent_back_mark'
  if (order.status === 'Canceled') return 'to_send_back_mark'
  return order.due === 0 ? 'paid_mark' : 'part_paid_mark'
}

/** Says in a list how an order stands with its money; nothing where none came in. */
export function PaidBadge({ order }: { order: PaidOrder }) {
  const t = useTranslations('orders')
  if (order.paid === 0) return null
  const mark = markOf(order)
  const isPaid = mark === 'paid_mark' || mark === 'part_paid_mark'
  return (
    <Badge tone={isPaid ? 'green' : 'neutral'} icon={isPaid && <Check aria-hidden />}>
      {t(mark)}
    </Badge>
  )
}

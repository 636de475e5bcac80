import type { Order } from '@bieznik/contract/order'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'

/** Says in a list that an order is paid, or partly; nothing of one that is paid at delivery. */
export function PaidBadge({ order: { paid, due } }: { order: Pick<Order, 'paid' | 'due'> }) {
  const t = useTranslations('orders')
  if (paid === 0) return null
  return (
    <Badge tone="green" icon={<Check aria-hidden />}>
      {t(due === 0 ? 'paid_mark' : 'part_paid_mark')}
    </Badge>
  )
}

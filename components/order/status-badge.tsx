import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import { Ban, CircleCheck, Clock, Cog, Truck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'

const looks: Record<OrderStatus, { tone: BadgeTone; icon: typeof Clock }> = {
  Pending: { tone: 'amber', icon: Clock },
  'In Processing': { tone: 'signal', icon: Cog },
  Sent: { tone: 'neutral', icon: Truck },
  Delivered: { tone: 'green', icon: CircleCheck },
  Canceled: { tone: 'quiet', icon: Ban },
}

/** An order's status by word, icon and colour, so that any one of them is enough. */
export function StatusBadge({ status, dense }: { status: OrderStatus; dense?: boolean }) {
  const t = useTranslations('status')
  const { tone, icon: Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />} dense={dense}>
      {t(status)}
    </Badge>
  )
}

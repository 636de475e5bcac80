import type { OrderStatus } from '@bieznik/contract/order-status'
import { Ban, CircleCheck, Clock, Cog, Truck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'

const looks: Record<OrderStatus, { tone: BadgeTone; icon: typeof Clock }> = {
  Pending: { tone: 'amber', icon: Clock },
  'In Processing': { tone: 'signal', icon: Cog },
  Sent: { tone: 'neutral', icon: Truck },
  Delivered: { tone: 'green', icon: CircleCheck },
  Canceled: { tone: 'quiet', icon: Ban },
}

/** An order's status by word, icon and colour, so that it can be told without any one of them. */
function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useTranslations('status')
  const { tone, icon: Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(status)}
    </Badge>
  )
}

/** The badge of each status, for screens of other areas to be given. */
export const statusBadges: Record<OrderStatus, ReactNode> = {
  Pending: <StatusBadge status="Pending" />,
  'In Processing': <StatusBadge status="In Processing" />,
  Sent: <StatusBadge status="Sent" />,
  Delivered: <StatusBadge status="Delivered" />,
  Canceled: <StatusBadge status="Canceled" />,
}

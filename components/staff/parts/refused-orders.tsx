import type { RefusedOrder } from '@bieznik/contract/selling/many-orders'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

interface RefusedOrdersProps {
  refused: readonly RefusedOrder[]
  /** What was not done with them. */
  title: string
  textOf: (code: RefusedOrder['code']) => string
  onDismiss: () => void
}

/** Which of many orders were refused, and why; it stands until it is read. */
export function RefusedOrders({ refused, title, textOf, onDismiss }: RefusedOrdersProps) {
  const t = useTranslations()
  if (refused.length === 0) return null
  return (
    <div role="alert" className="flex flex-col gap-2 border-2 border-amber bg-sheet p-3 text-sm">
      <p className="font-medium">{title}</p>
      <ul className="max-h-40 overflow-y-auto">
        {refused.map(({ orderId, code }) => (
          <li key={orderId}>
            <span className="figures">{orderId}</span> <span>{textOf(code)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Button variant="secondary" size="compact" onClick={onDismiss}>
          {t('admin_orders.refused_read')}
        </Button>
      </p>
    </div>
  )
}

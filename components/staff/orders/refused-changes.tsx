import type { StatusOutcomes } from '@bieznik/contract/selling/status-changes'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

interface RefusedChangesProps {
  refused: StatusOutcomes['refused']
  onDismiss: () => void
}

/** Which of many orders were not changed, and why; it stands until it is read. */
export function RefusedChanges({ refused, onDismiss }: RefusedChangesProps) {
  const t = useTranslations()
  if (refused.length === 0) return null
  return (
    <div role="alert" className="flex flex-col gap-2 border-2 border-amber bg-sheet p-3 text-sm">
      <p className="font-medium">{t('admin_orders.refused', { count: refused.length })}</p>
      <ul className="max-h-40 overflow-y-auto">
        {refused.map(({ orderId, code }) => (
          <li key={orderId}>
            <span className="figures">{orderId}</span> <span>{t(`errors.${code}`)}</span>
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

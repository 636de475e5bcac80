import type { OrderDetail } from '@bieznik/contract/order'
import { useFormatter, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import type { RenderStatus } from './render-status'

interface OrderHistoryProps {
  history: OrderDetail['history']
  renderStatus: RenderStatus
}

/** Who changed what, when; oldest first. */
export function OrderHistory({ history, renderStatus }: OrderHistoryProps) {
  const t = useTranslations('admin')
  const format = useFormatter()
  return (
    <Card aria-labelledby="history">
      <h2 id="history" className="mb-3 font-semibold">
        {t('history')}
      </h2>
      <ol className="flex flex-col gap-2 text-sm">
        {history.map((change) => (
          <li key={`${change.changedAt}${change.to}`} className="flex flex-wrap items-center gap-3">
            <time dateTime={change.changedAt} className="figures">
              {format.dateTime(new Date(change.changedAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            {renderStatus[change.to]}
            <span className="figures break-all text-quiet">{change.changedBy}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

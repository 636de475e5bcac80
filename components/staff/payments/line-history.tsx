import type { BankLine } from '@bieznik/contract/money/bank-statement'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'

/** Who decided what on a line; nothing before the first decision. */
export function LineHistory({ events }: Pick<BankLine, 'events'>) {
  const t = useTranslations('admin_payments')
  if (events.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 text-sm text-quiet">
      {events.map(({ event, orderId, amount, note, who, at }) => (
        <li key={`${event}-${at}`} className="flex flex-wrap gap-x-3 wrap-anywhere">
          <Day date={at} />
          <span>{t(`events.${event}`)}</span>
          {orderId !== null && <span>{t('order', { id: String(orderId) })}</span>}
          {amount !== null && <Price amount={amount} />}
          <span>{who}</span>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ul>
  )
}

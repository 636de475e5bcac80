import type { LineChange, OrderCorrection } from '@bieznik/contract/selling/order-correction'
import { useFormatter, useTranslations } from 'next-intl'
import { usePriceText } from '@/components/ui/use-price-text'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { Person } from '../parts/person'

interface CorrectionsListProps extends Pick<StaffOrder, 'people'> {
  corrections: readonly OrderCorrection[]
}

/** Each correction with who, when, why, and what it was before and after; oldest first. */
export function CorrectionsList({ corrections, people }: CorrectionsListProps) {
  const t = useTranslations('corrections')
  const format = useFormatter()
  if (corrections.length === 0) return null
  return (
    <ol aria-label={t('made')} className="flex flex-col gap-3">
      {corrections.map((correction) => (
        <li key={correction.id} className="border-l-2 border-signal pl-2">
          <p className="flex flex-wrap gap-x-3">
            <time dateTime={correction.doneAt} className="figures">
              {format.dateTime(new Date(correction.doneAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            <Person uid={correction.doneBy} name={people[correction.doneBy]} />
          </p>
          <p className="wrap-anywhere">{correction.reason ?? t('by_buyer')}</p>
          <Changes correction={correction} />
        </li>
      ))}
    </ol>
  )
}

function Changes({
  correction: { fields, lines, totalBefore, totalAfter },
}: {
  correction: OrderCorrection
}) {
  const t = useTranslations('corrections')
  const priceText = usePriceText()
  const stateText = (state: LineChange['after']) =>
    state ? `${state.quantity} × ${priceText(state.price)}` : t('none')
  return (
    <ul className="text-quiet">
      {fields.map(({ field, before, after }) => (
        <li key={field} className="wrap-anywhere">
          {`${t(`fields.${field}`)}: ${before ?? t('none')} → ${after ?? t('none')}`}
        </li>
      ))}
      {lines.map(({ itemId, title, before, after }) => (
        <li key={itemId} className="wrap-anywhere">
          {`${title}: ${stateText(before)} → ${stateText(after)}`}
        </li>
      ))}
      {totalBefore !== totalAfter && (
        <li>{`${t('total')}: ${priceText(totalBefore)} → ${priceText(totalAfter)}`}</li>
      )}
    </ul>
  )
}

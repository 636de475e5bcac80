import type { OrderReturns, RefundState } from '@bieznik/contract/money/refund'
import { useFormatter, useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { usePriceText } from '@/components/ui/use-price-text'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { Person } from '../parts/person'

const tones: Record<RefundState, BadgeTone> = { asked: 'amber', done: 'green', rejected: 'quiet' }

interface ReturnsMadeProps extends Pick<StaffOrder, 'people'> {
  returns: OrderReturns
}

/** Goods that came back and money that was sent, oldest first, each with who, when and why. */
export function ReturnsMade({ returns: { returns, refunds }, people }: ReturnsMadeProps) {
  const t = useTranslations('corrections.returns')
  const method = useTranslations('payment')
  const priceText = usePriceText()
  return (
    <>
      {returns.length > 0 && (
        <ul aria-label={t('made')} className="flex flex-col gap-2">
          {returns.map(({ id, lines, note, doneBy, doneAt }) => (
            <li key={id} className="border-l-2 border-signal pl-2">
              <DoneBy at={doneAt} uid={doneBy} people={people} />
              <ul>
                {lines.map(({ itemId, condition, pieces, title }) => (
                  <li key={`${itemId}${condition}`} className="wrap-anywhere">
                    {`${pieces} × ${title}, ${t(`conditions.${condition}`)}`}
                  </li>
                ))}
              </ul>
              <p className="wrap-anywhere text-quiet">{note}</p>
            </li>
          ))}
        </ul>
      )}
      {refunds.length > 0 && (
        <ul aria-label={t('sent')} className="flex flex-col gap-2">
          {refunds.map(({ id, amount, state, problem, provider, reason, askedBy, askedAt }) => (
            <li key={id} className="border-l-2 border-signal pl-2">
              <DoneBy at={askedAt} uid={askedBy} people={people} />
              <p className="flex flex-wrap items-center gap-x-3">
                <span className="font-medium">{priceText(amount)}</span>
                <span>{provider === null ? t('by_hand') : method(provider)}</span>
                <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
              </p>
              <p className="wrap-anywhere text-quiet">{reason}</p>
              {problem && <p className="wrap-anywhere">{t('provider_words', { words: problem })}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function DoneBy({ at, uid, people }: { at: string; uid: string; people: StaffOrder['people'] }) {
  const format = useFormatter()
  return (
    <p className="flex flex-wrap gap-x-3 text-quiet">
      <time dateTime={at} className="figures">
        {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      <Person uid={uid} name={people[uid]} />
    </p>
  )
}

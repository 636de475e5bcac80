import type { StaffOpinion } from '@bieznik/contract/care/opinion'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'

type Change = StaffOpinion['changes'][number]

/** What became of an opinion, with what an edit or a new answer replaced. */
export function OpinionHistory({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('admin_opinions')
  if (changes.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer py-2 text-sm">{t('history')}</summary>
      <ul className="flex flex-col gap-1 text-sm">
        {changes.map((change) => (
          <li key={`${change.at} ${change.event}`} className="flex flex-wrap gap-x-3 wrap-anywhere">
            <Day date={change.at} />
            <span>{t(`events.${change.event}`)}</span>
            {change.reason !== null && <span>{change.reason}</span>}
            <Replaced change={change} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Replaced({ change: { rating, text } }: { change: Change }) {
  const t = useTranslations('admin_opinions')
  if (text === null) return null
  return (
    <span className="whitespace-pre-line text-quiet">
      {rating === null ? t('before', { text }) : t('before_rated', { rating, text })}
    </span>
  )
}

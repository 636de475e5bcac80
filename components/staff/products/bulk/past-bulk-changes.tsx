'use client'

import type { PastBulkChange } from '@bieznik/contract/catalogue/bulk-change'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { pastBulkChangesQuery } from '@/lib/products/bulk-queries'
import { useAuth } from '@/lib/auth/use-auth'
import { LoadFailure } from '../../parts/load-failure'
import { UndoBulkChange } from './undo-bulk-change'

/** What was changed of many products at once, and the way back. Nothing while there was none. */
export function PastBulkChanges() {
  const t = useTranslations('admin_bulk')
  const auth = useAuth()
  const { data, error, refetch } = useQuery({
    ...pastBulkChangesQuery,
    enabled: auth.status === 'signed-in',
  })
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <Card className="flex flex-col gap-3" aria-labelledby="past-bulk-changes">
      <h2 id="past-bulk-changes" className="font-semibold">
        {t('past')}
      </h2>
      <ul className="flex flex-col lined">
        {data.map((past) => (
          <PastChange key={past.id} past={past} />
        ))}
      </ul>
    </Card>
  )
}

function PastChange({ past: { id, at, who, change, changed, undoneAt } }: { past: PastBulkChange }) {
  const t = useTranslations('admin_bulk')
  const format = useFormatter()
  return (
    <li className="flex flex-col gap-2 py-3 text-sm">
      <p>
        <span className="font-medium">{useChangeText()(change)}</span>{' '}
        <span className="wrap-anywhere text-quiet">
          {`${t('number', { id: String(id) })}, ${format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}, ${who}`}
        </span>
      </p>
      <p>{t('applied', { count: changed })}</p>
      <UndoBulkChange id={id} isUndone={undoneAt !== null} />
    </li>
  )
}

/** A bulk change in a few words. */
function useChangeText(): (change: PastBulkChange['change']) => string {
  const t = useTranslations('admin_bulk')
  const format = useFormatter()
  return (change) => {
    if (change.what === 'archive') return t(change.inArchive ? 'actions.archive' : 'actions.restore')
    if (change.what === 'place')
      return [t('actions.place'), change.place].filter((part) => part !== '').join(', ')
    const percent = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const
    return [
      t(`actions.${change.what}`),
      change.perMille === 0 ? '' : format.number(change.perMille / 1000, percent),
      change.ending === 'exact' ? '' : t(`endings.${change.ending}`),
    ]
      .filter((part) => part !== '')
      .join(', ')
  }
}

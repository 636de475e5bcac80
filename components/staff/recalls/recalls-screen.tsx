'use client'

import type { Recall } from '@bieznik/contract/care/recall'
import { useFormatter, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { recallsQuery } from '@/lib/recalls/recall-queries'
import { LoadFailure } from '../parts/load-failure'
import { RecallForm } from './recall-form'
import { useStaffQuery } from '../parts/use-staff-query'

/** A new product safety recall, and what became of those before. */
export function RecallsScreen() {
  const t = useTranslations('admin_recalls')
  const { data, isPending, error, refetch } = useStaffQuery(recallsQuery)
  return (
    <div className="flex flex-col gap-4">
      <RecallForm />
      <h2 className="text-lg font-semibold">{t('past')}</h2>
      {isPending && !error && <Loading />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.found.length === 0 && <EmptyState title={t('empty')} />}
      {data?.found.map((recall) => (
        <PastRecall key={recall.id} recall={recall} who={data.people[recall.startedBy] ?? recall.startedBy} />
      ))}
    </div>
  )
}

function PastRecall({ recall, who }: { recall: Recall; who: string }) {
  const t = useTranslations('admin_recalls')
  const format = useFormatter()
  const { titles, startedAt, hazard, mails } = recall
  const at = format.dateTime(new Date(startedAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Card className="flex flex-col gap-1">
      <h3 className="font-semibold" lang="pl">
        {titles.join(', ')}
      </h3>
      <p lang="pl">{hazard.pl}</p>
      <p>{t('mails', mails)}</p>
      <p className="text-sm text-quiet">{t('by', { who, at })}</p>
    </Card>
  )
}

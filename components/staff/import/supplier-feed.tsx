'use client'

import { fileReasons, type FileReason } from '@bieznik/contract/catalogue/import-reasons'
import type { Supplier } from '@bieznik/contract/catalogue/supplier'
import type { FeedRun, SupplierFeed as Feed } from '@bieznik/contract/catalogue/supplier-feed'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { problemCodeOf } from '@/lib/http/problem-error'
import { feedsQuery, removeFeedMutation, runFeedMutation } from '@/lib/imports/feed-queries'
import { FeedForm } from './feed-form'
import { LoadFailure } from '../parts/load-failure'
import { useStaffQuery } from '../parts/use-staff-query'

/** The address that lists of a supplier are fetched from, and what became of the last ones. */
export function SupplierFeed({ supplier: { id, name, reading } }: { supplier: Supplier }) {
  const t = useTranslations('product_import')
  const { data, error, refetch } = useStaffQuery(feedsQuery)
  const feed = data?.find(({ supplierId }) => supplierId === id) ?? null
  if (reading === null) return <p className="text-sm text-quiet">{t('feeds.reasons.no_reading')}</p>
  return (
    <section aria-label={t('feeds.title', { name })} className="flex w-full flex-col gap-4">
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && <FeedForm key={feed?.url} supplierId={id} feed={feed} />}
      {feed && <FeedRuns feed={feed} name={name} />}
    </section>
  )
}

export function RunBadge({ run: { outcome } }: { run: FeedRun }) {
  const t = useTranslations('product_import')
  const isOpen = outcome === 'failed' || outcome === 'waiting'
  return <Badge tone={isOpen ? 'amber' : 'neutral'}>{t(`feeds.outcomes.${outcome}`)}</Badge>
}

function FeedRuns({ feed: { supplierId, nextRunAt, runs }, name }: { feed: Feed; name: string }) {
  const t = useTranslations('product_import')
  const problem = useTranslations('errors')
  const format = useFormatter()
  const client = useQueryClient()
  const run = useMutation(runFeedMutation(client, supplierId))
  const remove = useMutation(removeFeedMutation(client, supplierId))
  const error = run.error ?? remove.error
  const at = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="compact"
          busy={run.isPending}
          aria-label={t('feeds.run_of', { name })}
          onClick={() => run.mutate(undefined)}
        >
          {t('feeds.run')}
        </Button>
        <Button
          variant="secondary"
          size="compact"
          busy={remove.isPending}
          aria-label={t('feeds.stop_of', { name })}
          onClick={() => remove.mutate(undefined)}
        >
          {t('feeds.stop')}
        </Button>
        <span className="text-sm text-quiet">{t('feeds.next', { at: at(nextRunAt) })}</span>
      </div>
      {error && <p role="alert">{problem(problemCodeOf(error))}</p>}
      <ul className="flex flex-col gap-1 text-sm lined" aria-label={t('feeds.runs_of', { name })}>
        {runs.map((each) => (
          <li key={each.id} className="flex flex-wrap items-baseline gap-2 py-1">
            <span className="figures">{at(each.at)}</span>
            <RunBadge run={each} />
            <RunText run={each} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a list would have done, or why there was none. */
function RunText({ run: { reason, counts, largestPriceChange } }: { run: FeedRun }) {
  const t = useTranslations('product_import')
  return (
    <span className="text-quiet">
      {reason !== null && (
        <span>{isOfFile(reason) ? t(`file_reasons.${reason}`) : t(`feeds.reasons.${reason}`)}</span>
      )}
      {counts && <span>{` ${t('feeds.counts', { ...counts })}`}</span>}
      {largestPriceChange !== null && (
        <span>{` ${t('feeds.largest', { percent: String(largestPriceChange) })}`}</span>
      )}
    </span>
  )
}

const isOfFile = (reason: NonNullable<FeedRun['reason']>): reason is FileReason =>
  fileReasons.some((each) => each === reason)

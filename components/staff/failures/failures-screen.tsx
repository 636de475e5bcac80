'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { failuresQuery } from '@/lib/failures/failure-queries'
import { useAuth } from '@/lib/auth/use-auth'
import { LoadFailure } from '../parts/load-failure'
import { FailureRow } from './failure-row'

/** What the shop has tried in vain, the oldest first. */
export function FailuresScreen() {
  const t = useTranslations('admin_failures')
  const isSignedIn = useAuth().status === 'signed-in'
  const { data, error, refetch } = useQuery({ ...failuresQuery, enabled: isSignedIn })
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { total, failures } = data
  if (total === 0) return <EmptyState role="status" title={t('none')} />
  return (
    <>
      <ul className="flex flex-col gap-3">
        {failures.map((failure) => (
          <FailureRow key={`${failure.kind} ${failure.id}`} failure={failure} />
        ))}
      </ul>
      {total > failures.length && <p>{t('more', { count: total - failures.length })}</p>}
    </>
  )
}

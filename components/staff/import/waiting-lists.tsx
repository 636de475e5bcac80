'use client'

import type { Supplier } from '@bieznik/contract/catalogue/supplier'
import type { FeedRun } from '@bieznik/contract/catalogue/supplier-feed'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useAuth } from '@/lib/auth/use-auth'
import { problemCodeOf } from '@/lib/http/problem-error'
import { feedsQuery, fetchWaitingList } from '@/lib/imports/feed-queries'
import { suppliersQuery } from '@/lib/imports/supplier-queries'

interface WaitingListsProps {
  disabled: boolean
  onList: (file: File, supplier: Supplier) => void
}

/** Lists that were fetched from their suppliers and wait for a person; one that is opened is checked as if it had been chosen. */
export function WaitingLists({ disabled, onList }: WaitingListsProps) {
  const enabled = useAuth().status === 'signed-in'
  const { data: feeds = [] } = useQuery({ ...feedsQuery, enabled })
  const { data: suppliers = [] } = useQuery({ ...suppliersQuery, enabled })
  const waiting = feeds.flatMap(({ supplierId, runs }) => {
    const supplier = suppliers.find(({ id }) => id === supplierId)
    const run = runs.find(({ outcome }) => outcome === 'waiting')
    return supplier && run ? [{ supplier, run }] : []
  })
  if (waiting.length === 0) return null
  return (
    <ul className="flex flex-col gap-3">
      {waiting.map(({ supplier, run }) => (
        <WaitingList
          key={run.id}
          supplier={supplier}
          run={run}
          disabled={disabled}
          onFile={(file) => onList(file, supplier)}
        />
      ))}
    </ul>
  )
}

interface WaitingListProps {
  supplier: Supplier
  run: FeedRun
  disabled: boolean
  onFile: (file: File) => void
}

function WaitingList({ supplier: { name }, run, disabled, onFile }: WaitingListProps) {
  const t = useTranslations('product_import')
  const problem = useTranslations('errors')
  const format = useFormatter()
  const { id, at, counts, fileName } = run
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchWaitingList(id, fileName ?? name),
    onSuccess: onFile,
  })
  return (
    <li className="flex flex-wrap items-center gap-3 border-l-4 border-amber bg-paper p-3">
      <span>
        <span>
          {t('feeds.waits', {
            name,
            at: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </span>{' '}
        {counts && <span className="text-quiet">{t('would', { ...counts })}</span>}
      </span>
      <Button
        variant="secondary"
        size="compact"
        disabled={disabled}
        busy={isPending}
        aria-label={t('feeds.open_of', { name })}
        onClick={() => mutate()}
      >
        {t('feeds.open')}
      </Button>
      {error && <p role="alert">{problem(problemCodeOf(error))}</p>}
    </li>
  )
}

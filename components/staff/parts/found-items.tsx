import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { Pagination } from '@/components/ui/pagination'
import { LoadFailure } from './load-failure'

/** There are no rows beyond the last page either. */
export interface FoundPage {
  rows: readonly unknown[]
  total: number
}

interface FoundItemsProps<Found extends FoundPage> {
  query: { data: Found | undefined; isPending: boolean; error: Error | null; refetch: () => Promise<unknown> }
  /** Has the texts `count` and `empty`. */
  texts: 'admin_complaints' | 'admin_opinions' | 'admin_payments' | 'admin_withdrawals'
  /** The page that is shown, its size, and the address of another one. */
  paging: { page: number; pageSize: number; hrefFor: (page: number) => string }
  children: (found: Found) => ReactNode
}

/** A page of what a staff list found, in each state of its query. */
export function FoundItems<Found extends FoundPage>({
  query: { data, isPending, error, refetch },
  texts,
  paging: { page, pageSize, hrefFor },
  children,
}: FoundItemsProps<Found>) {
  const t = useTranslations(texts)
  return (
    <>
      {isPending && !error && <Loading />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p role="status" className="text-sm text-quiet">
            {t('count', { count: data.total })}
          </p>
          {data.rows.length === 0 ? <EmptyState title={t('empty')} /> : children(data)}
          <Pagination page={page} pageCount={Math.ceil(data.total / pageSize)} hrefFor={hrefFor} />
        </>
      )}
    </>
  )
}

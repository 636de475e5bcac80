'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { Pagination } from '@/components/ui/pagination'
import { auditQuery } from '@/lib/audit/audit-query'
import { AUDIT_PAGE_SIZE, auditSearchOf, type AuditPage, type AuditSearch } from '@/lib/audit/audit-search'
import { useAuth } from '@/lib/auth/use-auth'
import { searchAddress } from '@/lib/query/search-address'
import { LoadFailure } from '../parts/load-failure'
import { AuditEntries } from './audit-entries'
import { AuditFilter } from './audit-filter'

/** What staff changed, by person, thing and day; the search is in the address. For the owner. */
export function AuditScreen() {
  const isSignedIn = useAuth().status === 'signed-in'
  const search = auditSearchOf(new URLSearchParams(useSearchParams()))
  const { data, isPending, error, refetch } = useQuery({ ...auditQuery(search), enabled: isSignedIn })
  return (
    <div className="flex flex-col gap-4">
      <AuditFilter search={search} everybody={data?.everybody ?? []} people={data?.people ?? {}} />
      {isPending && !error && <Loading />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && <Found found={data} search={search} />}
    </div>
  )
}

function Found({ found: { entries, total, people }, search }: { found: AuditPage; search: AuditSearch }) {
  const t = useTranslations('admin_audit')
  return (
    <>
      <p role="status" className="text-sm text-quiet">
        {t('count', { count: total })}
      </p>
      {entries.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <AuditEntries entries={entries} people={people} />
      )}
      <Pagination
        page={search.page}
        pageCount={Math.ceil(total / AUDIT_PAGE_SIZE)}
        hrefFor={(page) => `/admin/audit?${searchAddress({ ...search, page })}`}
      />
    </>
  )
}

'use client'

import type { AuditEntry } from '@bieznik/contract/people/audit'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { Pagination } from '@/components/ui/pagination'
import { auditedPeopleQuery, auditQuery } from '@/lib/audit/audit-query'
import { AUDIT_PAGE_SIZE, auditSearchOf, type AuditSearch } from '@/lib/audit/audit-search'
import { useAuth } from '@/lib/auth/use-auth'
import type { Named } from '@/lib/query/named-query'
import { searchAddress } from '@/lib/query/search-address'
import { LoadFailure } from '../parts/load-failure'
import { AuditEntries } from './audit-entries'
import { AuditFilter } from './audit-filter'

/** What staff changed, by person, thing and day; the search is in the address. For the owner. */
export function AuditScreen() {
  const isSignedIn = useAuth().status === 'signed-in'
  const search = auditSearchOf(new URLSearchParams(useSearchParams()))
  const { data, isPending, error, refetch } = useQuery({ ...auditQuery(search), enabled: isSignedIn })
  const everybody = useQuery({ ...auditedPeopleQuery, enabled: isSignedIn }).data
  return (
    <div className="flex flex-col gap-4">
      <AuditFilter search={search} everybody={everybody?.found ?? []} people={everybody?.people ?? {}} />
      {isPending && !error && <Loading />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && <Found {...data} search={search} />}
    </div>
  )
}

interface FoundProps extends Named<{ rows: readonly AuditEntry[]; total: number }> {
  search: AuditSearch
}

function Found({ found: { rows, total }, people, search }: FoundProps) {
  const t = useTranslations('admin_audit')
  return (
    <>
      <p role="status" className="text-sm text-quiet">
        {t('count', { count: total })}
      </p>
      {rows.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <AuditEntries entries={rows} people={people} />
      )}
      <Pagination
        page={search.page}
        pageCount={Math.ceil(total / AUDIT_PAGE_SIZE)}
        hrefFor={(page) => `/admin/audit?${searchAddress({ ...search, page })}`}
      />
    </>
  )
}

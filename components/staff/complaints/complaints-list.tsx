'use client'

import { complaintStatuses } from '@bieznik/contract/care/complaint-status'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { allComplaintsQuery } from '@/lib/complaint/complaint-queries'
import { COMPLAINTS_PAGE_SIZE } from '@/lib/complaint/complaint-requests'
import { useAuth } from '@/lib/auth/use-auth'
import { searchAddress } from '@/lib/query/search-address'
import { readStatusSearch } from '@/lib/query/status-search'
import { FilteredList } from '../parts/filtered-list'
import { ComplaintsTable } from './complaints-table'

/** All complaints, the answer that is due next first. The filter is in the address. */
export function ComplaintsList() {
  const t = useTranslations('admin_complaints')
  const shared = useTranslations('admin_withdrawals')
  const isSignedIn = useAuth().status === 'signed-in'
  const search = readStatusSearch(complaintStatuses, new URLSearchParams(useSearchParams()))
  const query = useQuery({ ...allComplaintsQuery(search), enabled: isSignedIn })
  return (
    <FilteredList
      query={query}
      texts="admin_complaints"
      filter={{
        label: shared('status_filter'),
        all: shared('all'),
        choices: complaintStatuses,
        nameOf: (choice) => t(`statuses.${choice}`),
        chosen: search.status,
      }}
      paging={{ path: '/admin/complaints', page: search.page, pageSize: COMPLAINTS_PAGE_SIZE }}
      paramsFor={(status, page) => searchAddress({ status, page })}
    >
      {({ rows }) => <ComplaintsTable complaints={rows} />}
    </FilteredList>
  )
}

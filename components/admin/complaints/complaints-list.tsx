'use client'

import { complaintStatuses } from '@bieznik/contract/complaint-status'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { allComplaintsQuery } from '@/lib/admin-complaints/complaint-queries'
import {
  COMPLAINTS_PAGE_SIZE,
  complaintSearchOf,
  complaintSearchParams,
} from '@/lib/admin-complaints/complaint-requests'
import { useAuth } from '@/lib/auth/use-auth'
import { ChoiceFilter } from '../choice-filter'
import { FoundItems } from '../found-items'
import { ComplaintsTable } from './complaints-table'

/** All complaints, the answer that is due next first. The filter is in the address. */
export function ComplaintsList() {
  const t = useTranslations('admin_complaints')
  const shared = useTranslations('admin_withdrawals')
  const isSignedIn = useAuth().status === 'signed-in'
  const search = complaintSearchOf(new URLSearchParams(useSearchParams()))
  const query = useQuery({ ...allComplaintsQuery(search), enabled: isSignedIn })
  const hrefFor = (page: number) => `/admin/complaints?${complaintSearchParams({ ...search, page })}`
  return (
    <div className="flex flex-col gap-4">
      <ChoiceFilter
        label={shared('status_filter')}
        all={shared('all')}
        choices={complaintStatuses}
        nameOf={(choice) => t(`statuses.${choice}`)}
        chosen={search.status}
        paramsFor={(status) => complaintSearchParams({ status, page: 1 })}
      />
      <FoundItems
        query={query}
        texts="admin_complaints"
        paging={{ page: search.page, pageSize: COMPLAINTS_PAGE_SIZE, hrefFor }}
        isEmpty={({ complaints }) => complaints.length === 0}
      >
        {({ complaints }) => <ComplaintsTable complaints={complaints} />}
      </FoundItems>
    </div>
  )
}

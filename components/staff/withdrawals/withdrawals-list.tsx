'use client'

import { withdrawalStatuses } from '@bieznik/contract/care/withdrawal-status'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { allWithdrawalsQuery } from '@/lib/withdrawal/withdrawal-queries'
import { WITHDRAWALS_PAGE_SIZE } from '@/lib/withdrawal/withdrawal-requests'
import { useAuth } from '@/lib/auth/use-auth'
import { searchAddress } from '@/lib/query/search-address'
import { readStatusSearch } from '@/lib/query/status-search'
import { FilteredList } from '../parts/filtered-list'
import { WithdrawalsTable } from './withdrawals-table'

/** All withdrawals, the most urgent refund first. The filter is in the address. */
export function WithdrawalsList() {
  const t = useTranslations('admin_withdrawals')
  const isSignedIn = useAuth().status === 'signed-in'
  const search = readStatusSearch(withdrawalStatuses, new URLSearchParams(useSearchParams()))
  const query = useQuery({ ...allWithdrawalsQuery(search), enabled: isSignedIn })
  return (
    <FilteredList
      query={query}
      texts="admin_withdrawals"
      filter={{
        label: t('status_filter'),
        all: t('all'),
        choices: withdrawalStatuses,
        nameOf: (choice) => t(`statuses.${choice}`),
        chosen: search.status,
      }}
      paging={{ path: '/admin/withdrawals', page: search.page, pageSize: WITHDRAWALS_PAGE_SIZE }}
      paramsFor={(status, page) => searchAddress({ status, page })}
    >
      {({ rows }) => <WithdrawalsTable withdrawals={rows} />}
    </FilteredList>
  )
}

'use client'

import { withdrawalStatuses } from '@bieznik/contract/withdrawal-status'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { allWithdrawalsQuery } from '@/lib/admin-withdrawals/withdrawal-queries'
import {
  WITHDRAWALS_PAGE_SIZE,
  withdrawalSearchOf,
  withdrawalSearchParams,
} from '@/lib/admin-withdrawals/withdrawal-requests'
import { useAuth } from '@/lib/auth/use-auth'
import { ChoiceFilter } from '../choice-filter'
import { FoundItems } from '../found-items'
import { WithdrawalsTable } from './withdrawals-table'

/** All withdrawals, the most urgent refund first. The filter is in the address. */
export function WithdrawalsList() {
  const t = useTranslations('admin_withdrawals')
  const isSignedIn = useAuth().status === 'signed-in'
  const search = withdrawalSearchOf(new URLSearchParams(useSearchParams()))
  const query = useQuery({ ...allWithdrawalsQuery(search), enabled: isSignedIn })
  const hrefFor = (page: number) => `/admin/withdrawals?${withdrawalSearchParams({ ...search, page })}`
  return (
    <div className="flex flex-col gap-4">
      <ChoiceFilter
        label={t('status_filter')}
        all={t('all')}
        choices={withdrawalStatuses}
        nameOf={(choice) => t(`statuses.${choice}`)}
        chosen={search.status}
        paramsFor={(status) => withdrawalSearchParams({ status, page: 1 })}
      />
      <FoundItems
        query={query}
        texts="admin_withdrawals"
        paging={{ page: search.page, pageSize: WITHDRAWALS_PAGE_SIZE, hrefFor }}
        isEmpty={({ withdrawals }) => withdrawals.length === 0}
      >
        {({ withdrawals }) => <WithdrawalsTable withdrawals={withdrawals} />}
      </FoundItems>
    </div>
  )
}

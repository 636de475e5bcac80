'use client'

import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { pastStatementsQuery } from '@/lib/payment/staff-payment-queries'
import { LoadFailure } from '../parts/load-failure'
import { SmallTable } from '../parts/small-table'
import { useStaffQuery } from '../parts/use-staff-query'

/** Which files were imported last, by whom, and what of them still waits. */
export function PastStatements() {
  const t = useTranslations('admin_payments')
  const { data, error, refetch } = useStaffQuery(pastStatementsQuery)
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <SmallTable
      caption={t('past_title')}
      rows={data}
      keyOf={({ id }) => id}
      columns={[
        { head: t('past_file'), cell: ({ fileName }) => fileName, className: 'wrap-anywhere' },
        { head: t('past_when'), cell: ({ importedAt }) => <Day date={importedAt} /> },
        { head: t('past_who'), cell: ({ importedBy }) => importedBy, className: 'wrap-anywhere' },
        { head: t('past_lines'), cell: ({ lines }) => lines, isNumber: true },
        { head: t('past_open'), cell: ({ open }) => open, isNumber: true },
      ]}
    />
  )
}

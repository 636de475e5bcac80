'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { Table } from '@/components/ui/table'
import { pastStatementsQuery } from '@/lib/payment/staff-payment-queries'
import { useAuth } from '@/lib/auth/use-auth'
import { LoadFailure } from '../parts/load-failure'

/** Which files were imported last, by whom, and what of them still waits. */
export function PastStatements() {
  const t = useTranslations('admin_payments')
  const isSignedIn = useAuth().status === 'signed-in'
  const { data, error, refetch } = useQuery({ ...pastStatementsQuery, enabled: isSignedIn })
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <Table caption={t('past_title')} dense>
      <thead>
        <tr>
          <th scope="col">{t('past_file')}</th>
          <th scope="col">{t('past_when')}</th>
          <th scope="col">{t('past_who')}</th>
          <th scope="col">{t('past_lines')}</th>
          <th scope="col">{t('past_open')}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((statement) => (
          <tr key={statement.id}>
            <th scope="row" className="wrap-anywhere">
              {statement.fileName}
            </th>
            <td>
              <Day date={statement.importedAt} />
            </td>
            <td className="wrap-anywhere">{statement.importedBy}</td>
            <td className="figures">{statement.lines}</td>
            <td className="figures">{statement.open}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

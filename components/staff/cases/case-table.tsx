import type { Withdrawal } from '@bieznik/contract/care/withdrawal'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Day } from '@/components/ui/day'
import { Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { NamedOrder } from './named-order'

type ListedCase = Pick<Withdrawal, 'id' | 'number' | 'receivedAt' | 'channel' | 'name' | 'orderId' | 'order'>

interface Column<Case> {
  head: string
  cell: (found: Case) => ReactNode
}

interface CaseTableProps<Case> {
  cases: readonly Case[]
  caption: string
  path: string
  /** Until when what has to be done. */
  deadline: Column<Case>
  status: (found: Case) => ReactNode
  /** What only these cases have. */
  own?: Column<Case>
}

/** Withdrawals or complaints. */
export function CaseTable<Case extends ListedCase>({
  cases,
  caption,
  path,
  deadline,
  status,
  own,
}: CaseTableProps<Case>) {
  const t = useTranslations('admin_withdrawals')
  return (
    <Table caption={caption} dense>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{deadline.head}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('received_at')}</th>
          <th scope="col">{t('name')}</th>
          {own && <th scope="col">{own.head}</th>}
          <th scope="col">{t('order')}</th>
        </tr>
      </thead>
      <tbody>
        {cases.map((found) => (
          <tr key={found.id}>
            <th scope="row">
              <TextLink href={`${path}/${found.id}`} prefetch={false} className="inline-block py-2 figures">
                {found.number}
              </TextLink>
            </th>
            <td>{deadline.cell(found)}</td>
            <td>{status(found)}</td>
            <td>
              <Day date={found.receivedAt} />{' '}
              <span className="text-quiet">{t(`channels.${found.channel}`)}</span>
            </td>
            <td className="min-w-32 wrap-anywhere">{found.name}</td>
            {own && <td>{own.cell(found)}</td>}
            <td className="min-w-32 wrap-anywhere">
              <NamedOrder orderId={found.orderId} order={found.order} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

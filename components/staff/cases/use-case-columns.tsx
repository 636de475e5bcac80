import type { Withdrawal } from '@bieznik/contract/care/withdrawal'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Day } from '@/components/ui/day'
import type { Column } from '../parts/list/column'
import { RowLink } from '../parts/list/row-link'
import { NamedOrder } from './named-order'

type ListedCase = Pick<Withdrawal, 'id' | 'number' | 'receivedAt' | 'channel' | 'name' | 'orderId' | 'order'>

interface OwnColumns<Case> {
  /** Of the list; below it stands each case. */
  path: string
  /** Until when what has to be done. */
  deadline: Column<Case>
  status: (found: Case) => ReactNode
  /** What only these cases have. */
  own?: Column<Case>
}

/** The columns of withdrawals or complaints. */
export function useCaseColumns<Case extends ListedCase>({
  path,
  deadline,
  status,
  own,
}: OwnColumns<Case>): Column<Case>[] {
  const t = useTranslations('admin_withdrawals')
  return [
    {
      head: t('number'),
      cell: ({ id, number }) => (
        <RowLink href={`${path}/${id}`}>
          <span className="figures">{number}</span>
        </RowLink>
      ),
    },
    deadline,
    { head: t('status'), cell: status },
    {
      head: t('received_at'),
      cell: ({ receivedAt, channel }) => (
        <>
          <Day date={receivedAt} /> <span className="text-quiet">{t(`channels.${channel}`)}</span>
        </>
      ),
    },
    { head: t('name'), cell: ({ name }) => name, isText: true },
    ...(own ? [own] : []),
    { head: t('order'), cell: ({ orderId, order }) => <NamedOrder orderId={orderId} order={order} /> },
  ]
}

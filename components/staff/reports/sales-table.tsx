import type { Numbers } from '@bieznik/contract/money/reports'
import type { Grosze } from '@bieznik/contract/money/grosze'
import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import { SmallTable } from '../parts/small-table'
import { Margin } from './margin'

type SalesRow = Pick<Numbers['kinds'][number], 'pieces' | 'gross' | 'net' | 'margin' | 'marginOf'> & {
  name: string
  orders?: number
  refunds?: Grosze
}

/** Sales by kind or by time. Refunds belong to no kind. */
export function SalesTable({
  caption,
  first,
  rows,
}: {
  caption: string
  first: string
  rows: readonly SalesRow[]
}) {
  const t = useTranslations('admin_numbers')
  return (
    <SmallTable
      caption={caption}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { head: first, cell: ({ name }) => name },
        { head: t('orders'), cell: ({ orders }) => orders ?? '–', isNumber: true },
        { head: t('pieces'), cell: ({ pieces }) => pieces, isNumber: true },
        { head: t('gross'), cell: ({ gross }) => <Price amount={gross} />, isNumber: true },
        { head: t('net'), cell: ({ net }) => <Price amount={net} />, isNumber: true },
        {
          head: t('refunds'),
          cell: ({ refunds }) => (refunds === undefined ? '–' : <Price amount={refunds} />),
          isNumber: true,
        },
        { head: t('margin'), cell: (row) => <Margin {...row} />, isNumber: true },
      ]}
    />
  )
}

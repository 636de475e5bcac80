import type { Numbers } from '@bieznik/contract/money/reports'
import type { Grosze } from '@bieznik/contract/money/grosze'
import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import { Table } from '@/components/ui/table'
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
    <Table caption={caption} dense>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {(['orders', 'pieces', 'gross', 'net', 'refunds', 'margin'] as const).map((column) => (
            <th key={column} scope="col" className="text-right">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, orders, pieces, gross, net, refunds, margin, marginOf }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="text-right figures">{orders ?? '–'}</td>
            <td className="text-right figures">{pieces}</td>
            <td className="text-right">
              <Price amount={gross} />
            </td>
            <td className="text-right">
              <Price amount={net} />
            </td>
            <td className="text-right">{refunds === undefined ? '–' : <Price amount={refunds} />}</td>
            <td className="text-right">
              <Margin margin={margin} marginOf={marginOf} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

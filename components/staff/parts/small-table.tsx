import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Table } from '@/components/ui/table'

/** A column of a small table; the first one names its rows. */
export interface SmallColumn<Row> {
  head: string
  cell: (row: Row) => ReactNode
  /** Of numbers and prices, which stand at the right. */
  isNumber?: boolean
  className?: string
}

interface SmallTableProps<Row> {
  caption: string
  columns: readonly [SmallColumn<Row>, ...SmallColumn<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  className?: string
}

/** A table to be read as a whole. Lists that are searched and sorted are `ListScreen`s. */
export function SmallTable<Row>({ caption, columns, rows, keyOf, className }: SmallTableProps<Row>) {
  const [first, ...rest] = columns
  return (
    <Table caption={caption} dense className={className}>
      <thead>
        <tr>
          {columns.map(({ head, isNumber }) => (
            <th key={head} scope="col" className={clsx(isNumber && 'text-right')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row" className={first.className}>
              {first.cell(row)}
            </th>
            {rest.map((column) => (
              <td
                key={column.head}
                className={clsx(column.isNumber && 'figures text-right', column.className)}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

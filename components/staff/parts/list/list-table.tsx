import { Skeleton } from '@/components/ui/skeleton'
import { Table } from '@/components/ui/table'
import type { Column, Detail, RowKey } from './column'
import { cellClass, ListRow } from './list-row'
import { SelectBox, SelectShown } from './select-box'
import type { Selection } from './selection'
import { SortHeader } from './sort-header'

export interface ListTableProps<Row, Key extends RowKey> {
  caption: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => Key
  /** What a row opens below itself. */
  detail?: Detail<Row>
  /** Rows are chosen by a box; `nameOf` says which one it is. */
  selection?: Selection<Key> & { nameOf: (row: Row) => string }
}

/** Rows of 34 px under their heads; undefined: they are on their way, and have their shape already. */
export function ListTable<Row, Key extends RowKey>({
  rows,
  caption,
  columns,
  keyOf,
  detail,
  selection,
}: ListTableProps<Row, Key> & { rows: readonly Row[] | undefined }) {
  return (
    <Table caption={caption} dense="rows">
      <thead className="max-sm:hidden">
        <tr>
          {selection && (
            <th scope="col">
              <SelectShown
                shown={rows?.length ?? 0}
                selected={selection.shownCount}
                onSelect={selection.setShown}
              />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.head} column={column} />
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows?.map((row) => {
          const key = keyOf(row)
          return (
            <ListRow
              key={key}
              row={row}
              columns={columns}
              detail={detail}
              box={
                selection && (
                  <SelectBox
                    label={selection.nameOf(row)}
                    isSelected={selection.has(key)}
                    onToggle={() => selection.toggle(key)}
                  />
                )
              }
            />
          )
        }) ?? <ComingRows count={columns.length + (selection ? 1 : 0)} />}
      </tbody>
    </Table>
  )
}

function ColumnHead<Row>({ column }: { column: Column<Row> }) {
  const { head, sort } = column
  const className = cellClass(column)
  if (sort !== undefined) return <SortHeader head={head} by={sort} className={className} />
  return (
    <th scope="col" className={className}>
      {head}
    </th>
  )
}

/** About as many as fit on a screen. */
const COMING = Array.from({ length: 15 }, (_, index) => index)

function ComingRows({ count }: { count: number }) {
  return COMING.map((index) => (
    <tr key={index} aria-hidden>
      <td colSpan={count} className="max-sm:block">
        <Skeleton className="h-4 w-full" />
      </td>
    </tr>
  ))
}

import { Skeleton } from '@/components/ui/skeleton'
import { Table } from '@/components/ui/table'
import { byDay } from '@/lib/query/by-day'
import type { Column, Detail, RowKey } from './column'
import { DaySeparator } from './day-separator'
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
  /** The moment by whose day neighbours stand together. */
  momentOf?: (row: Row) => string
}

type WithRows<Row, Key extends RowKey> = ListTableProps<Row, Key> & { rows: readonly Row[] }

/** Rows of 34 px under their heads; undefined: they are on their way, and have their shape already. */
export function ListTable<Row, Key extends RowKey>({
  rows,
  ...table
}: ListTableProps<Row, Key> & { rows: readonly Row[] | undefined }) {
  const { caption, columns, selection, momentOf } = table
  const width = columns.length + (selection ? 1 : 0)
  const days = momentOf && rows ? byDay(rows, momentOf) : [{ day: null, rows: rows ?? [] }]
  return (
    <Table caption={caption} dense="rows">
      <thead className="max-sm:hidden">
        <tr>
          {selection && (
            <th scope="col">
              {rows && (
                <SelectShown
                  shown={rows.length}
                  selected={selection.shownCount}
                  onSelect={selection.setShown}
                />
              )}
            </th>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.head} column={column} />
          ))}
        </tr>
      </thead>
      {rows ? (
        days.map(({ day, rows: ofDay }) => (
          <tbody key={day} className="max-sm:block">
            {day !== null && <DaySeparator day={day} count={ofDay.length} columns={width} />}
            <Rows {...table} rows={ofDay} />
          </tbody>
        ))
      ) : (
        <ComingRows columns={width} />
      )}
    </Table>
  )
}

function Rows<Row, Key extends RowKey>({ rows, keyOf, columns, detail, selection }: WithRows<Row, Key>) {
  return rows.map((row) => {
    const key = keyOf(row)
    const box = selection && (
      <SelectBox
        label={selection.nameOf(row)}
        isSelected={selection.has(key)}
        onToggle={() => selection.toggle(key)}
      />
    )
    return <ListRow key={key} row={row} columns={columns} detail={detail} box={box} />
  })
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

function ComingRows({ columns }: { columns: number }) {
  return (
    <tbody aria-hidden className="max-sm:block">
      {COMING.map((index) => (
        <tr key={index} className="max-sm:block">
          <td colSpan={columns} className="max-sm:block max-sm:py-4!">
            <Skeleton className="h-4 w-full" />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

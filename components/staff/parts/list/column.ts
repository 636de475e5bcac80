import type { ReactNode } from 'react'

/** A column of a list of staff; the first one names its rows and leads to what they are about. */
export interface Column<Row> {
  head: string
  cell: (row: Row) => ReactNode
  /** Of numbers and prices, which stand at the right. */
  isNumber?: boolean
  /** The value of `sort` in the address that sorts by it; not given: it cannot be sorted by. */
  sort?: string
  /** Not on a phone. */
  isWideOnly?: boolean
  /** Takes the room that is left, and cuts off what is longer. */
  isText?: boolean
}

/** What a row opens below itself; `close` leads back to it. */
export type Detail<Row> = (row: Row, close: () => void) => ReactNode

export type RowKey = string | number

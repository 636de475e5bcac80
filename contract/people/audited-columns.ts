/*
 * What columns of the audit log hold that is read otherwise than it is written. A test compares them with the tables, so that
 * a new column of people or of money is not shown as a code.
 */

/** The uid of a member of staff. */
export const peopleColumns: ReadonlySet<string> = new Set([
  'accepted_by',
  'answered_by',
  'asked_by',
  'author',
  'closed_by',
  'done_by',
  'editor',
  'entered_by',
  'held_by',
  'imported_by',
  'invited_by',
  'issued_by',
  'made_by',
  'refunded_by',
  'settled_by',
  'started_by',
  'undone_by',
  'who',
  'withdrawn_by',
  'written_by',
])

/** grosze */
export const moneyColumns: ReadonlySet<string> = new Set([
  'amount',
  'collects',
  'gross',
  'lowest_price',
  'price',
  'received_amount',
  'reduction',
  'refunded_amount',
  'regular_price',
  'sale_price',
  'total_after',
  'total_before',
])

/** Tables whose columns are fields of a product. */
export const productTables: ReadonlySet<string> = new Set(['products', 'tires', 'wheels', 'spacers'])

/** A column as the contract names it. */
export const fieldOfColumn = (column: string): string =>
  column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())

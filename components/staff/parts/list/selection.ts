import type { RowKey } from './column'

/** Which rows are chosen for what is done with many at once. */
export interface Selection<Key extends RowKey = number> {
  has: (key: Key) => boolean
  toggle: (key: Key) => void
  /** All that are shown, or none of them. */
  setShown: (isSelected: boolean) => void
  /** How many of the shown are chosen. */
  shownCount: number
}

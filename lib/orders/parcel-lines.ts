import { withNumber } from './typed-parcels'

/** Numbers of parcels that were pasted as lines, each to its order. */
export interface ReadParcels {
  /** By the order's id; several of one order as they stand in one field. */
  numbers: Map<number, string>
  /** Lines that name no order of these, or that cannot be read. */
  unread: string[]
}

const cellsOf = (line: string): string[] =>
  line
    .split(/[\t;,]/)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((cell) => cell !== '')

/** The order that a cell names, as `13` or `#13`. */
const orderIn = (cell: string | undefined, orderIds: readonly number[]): number | undefined => {
  const written = /^#?(\d{1,10})$/.exec(cell ?? '')?.[1]
  return orderIds.find((id) => String(id) === written)
}

/**
 * Reads what a spreadsheet or a carrier's list has: an order and its number in one line, in either order, or numbers alone, which go to
 * the orders one after the other from `first` on.
 */
export function readParcelLines(text: string, orderIds: readonly number[], first = 0): ReadParcels {
  const numbers = new Map<number, string>()
  const unread: string[] = []
  let next = first
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [one, two, ...rest] = cellsOf(line)
    if (one === undefined) continue
    const isAlone = two === undefined
    const named = isAlone ? undefined : orderIn(one, orderIds)
    const behind = isAlone || rest.length > 0 ? undefined : orderIn(two, orderIds)
    const orderId = isAlone ? orderIds[next] : (named ?? behind)
    if (isAlone) next += 1
    const number = isAlone || named === undefined ? one : two
    if (orderId === undefined || number === undefined) unread.push(line.trim())
    else numbers.set(orderId, withNumber(numbers.get(orderId) ?? '', number))
  }
  return { numbers, unread }
}

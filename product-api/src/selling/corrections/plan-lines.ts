import {
  correctable,
  MAX_CORRECTED_LINES,
  type CorrectOrder,
  type LineChange,
} from '@bieznik/contract/selling/order-correction'
import type { OrderItem } from '@bieznik/contract/selling/order'
import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import { ProblemError } from '../../platform/http/problem-error.ts'

/** A line that stays, with what it will be, or null for one that is canceled. */
export type PlannedLine = { item: OrderItem; after: Pick<OrderItem, 'price' | 'quantity'> | null }

const wrong = (path: string, message: string) =>
  new ProblemError('invalid_request', 'The lines cannot be corrected so.', { fields: [{ path, message }] })

const notNow = (message: string) => new ProblemError('status_not_allowed', message)

function requirePriceAllowed(status: OrderStatus, item: OrderItem, price: number): void {
  const allowed = correctable[status].price
  if (price === item.price || allowed === 'any') return
  if (allowed === 'none') throw notNow(`No price of an order that is ${status} changes.`)
  if (price > item.price) throw notNow('A price can only be lowered once the goods have left.')
}

/**
 * What becomes of each line that changes. Throws invalid_request for a line that is not there or named twice, or when nothing would be
 * left of the order, and status_not_allowed for what its status does not permit.
 */
export function planLines(
  { status, orderItems }: { status: OrderStatus; orderItems: readonly OrderItem[] },
  { lines, added }: Pick<CorrectOrder, 'lines' | 'added'>,
): PlannedLine[] {
  const named = new Set(lines.map(({ itemId }) => itemId))
  if (named.size < lines.length) throw wrong('lines', 'each line once')
  const planned = lines.flatMap(({ itemId, quantity, price }, index): PlannedLine[] => {
    const item = orderItems.find(({ id }) => id === itemId)
    if (!item) throw wrong(`lines.${index}.itemId`, 'not a line of this order')
    const after = quantity === null ? null : { quantity, price: price ?? item.price }
    requirePriceAllowed(status, item, after?.price ?? item.price)
    return after?.quantity === item.quantity && after.price === item.price ? [] : [{ item, after }]
  })
  const isMoved = planned.some(({ item, after }) => after?.quantity !== item.quantity)
  if ((isMoved || added.length > 0) && !correctable[status].lines)
    throw notNow(`The goods of an order that is ${status} do not change any more.`)
  if (isMoved && orderItems.some(({ returned = 0 }) => returned > 0))
    throw notNow('Goods of this order came back: its lines stay as they were.')
  const left = orderItems.length - planned.filter(({ after }) => after === null).length + added.length
  if (left === 0) throw wrong('lines', 'nothing would be left: cancel the order')
  if (left > MAX_CORRECTED_LINES) throw wrong('added', `at most ${MAX_CORRECTED_LINES} lines`)
  return planned
}

/** As the history has it. */
export const toLineChange = ({ item, after }: PlannedLine): LineChange => ({
  itemId: item.id,
  title: item.title,
  before: { quantity: item.quantity, price: item.price },
  after: after && { quantity: after.quantity, price: after.price },
})

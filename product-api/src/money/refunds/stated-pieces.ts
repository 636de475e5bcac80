import type { WithdrawalLine } from '@bieznik/contract/care/withdrawal'
import type { OrderDetail, OrderItem } from '@bieznik/contract/selling/order'

export type StatedPieces = { item: OrderItem; count: number }

/** The pieces of the order that a withdrawal names, all of them when it is from the whole contract; null: a person has to read it. */
export function statedPieces(
  lines: readonly WithdrawalLine[] | null,
  { orderItems }: Pick<OrderDetail, 'orderItems'>,
): StatedPieces[] | null {
  if (lines === null) return orderItems.map((item) => ({ item, count: item.quantity }))
  const found = lines.map(({ title, pieces }) => {
    const item = orderItems.find((each) => each.title === title)
    return item && pieces !== null && pieces <= item.quantity ? { item, count: pieces } : null
  })
  return found.every((each) => each !== null) ? found : null
}

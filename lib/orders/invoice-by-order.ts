import type { Invoice } from '@bieznik/contract/money/invoice'
import type { Order } from '@bieznik/contract/selling/order'
import { leftOfLine } from './return-forms'

/** The lines of an invoice as the order has them by now; null: it says the same. */
export function linesByOrder(
  { lines }: Pick<Invoice, 'lines'>,
  { orderItems, status }: Pick<Order, 'orderItems' | 'status'>,
): Invoice['lines'] | null {
  const now = lines.map((line) => {
    const item = orderItems.find(({ title }) => title === line.title)
    if (!item) return { ...line, quantity: 0 }
    return { ...line, quantity: status === 'Canceled' ? 0 : leftOfLine(item), price: item.price }
  })
  const isSame = now.every(
    ({ quantity, price }, index) => quantity === lines[index]?.quantity && price === lines[index].price,
  )
  return isSame ? null : now
}

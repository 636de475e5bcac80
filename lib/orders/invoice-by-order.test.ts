import { grosze } from '@bieznik/contract/money/money'
import { expect, it } from 'vitest'
import { anOrder } from '@/tests/shop-examples'
import { linesByOrder } from './invoice-by-order'

const order = anOrder({})
const lines = order.orderItems.map(({ title, quantity, price }) => ({ title, quantity, price }))

it('is nothing as long as the order says the same', () => {
  expect(linesByOrder({ lines }, order)).toBeNull()
})

it('is what the buyer keeps, at the price as it is by now', () => {
  const [item] = order.orderItems
  if (!item) throw new Error('the example has a line')
  const changed = { ...item, price: grosze(10_000), returned: 1 }
  expect(
    linesByOrder({ lines }, { ...order, orderItems: [changed, ...order.orderItems.slice(1)] }),
  ).toMatchObject([{ title: item.title, quantity: item.quantity - 1, price: 10_000 }])
})

it('is nothing of a line that was canceled, and of an order that was', () => {
  const none = lines.map((line) => ({ ...line, quantity: 0 }))
  expect(linesByOrder({ lines }, { ...order, orderItems: [] })).toEqual(none)
  expect(linesByOrder({ lines }, { ...order, status: 'Canceled' })).toEqual(none)
})

import { orderStatuses } from '@bieznik/contract/order-status'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anOrder } from '@/tests/shop-examples'
import { pickListOf } from './pick-list'

const [item] = anOrder().orderItems
const lineOf = (productId: number, quantity: number, title = `Opona ${productId}`) => {
  if (!item) throw new Error('the example has no line')
  return { ...item, id: productId, productId, quantity, title }
}

it('gathers the same product of several orders, and says into which they go', () => {
  const orders = [
    anOrder({ id: 1, orderItems: [lineOf(7, 4), lineOf(9, 1)] }),
    anOrder({ id: 2, orderItems: [lineOf(7, 2)] }),
    anOrder({ id: 3, status: 'Canceled', orderItems: [lineOf(7, 8)] }),
  ]
  expect(pickListOf(orders)).toMatchObject([
    {
      productId: 7,
      pieces: 6,
      orders: [
        { orderId: 1, quantity: 4 },
        { orderId: 2, quantity: 2 },
      ],
    },
    { productId: 9, pieces: 1, orders: [{ orderId: 1, quantity: 1 }] },
  ])
})

it('sorts as people count', () => {
  const orders = [anOrder({ orderItems: [lineOf(1, 1, 'Dystans 10 mm'), lineOf(2, 1, 'Dystans 5 mm')] })]
  expect(pickListOf(orders).map(({ title }) => title)).toEqual(['Dystans 5 mm', 'Dystans 10 mm'])
})

it('has each piece of each order that is not canceled, once', () => {
  const anyOrder = fc.record({
    id: fc.integer({ min: 1, max: 999 }),
    status: fc.constantFrom(...orderStatuses),
    orderItems: fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 1, max: 10 }) }),
      { selector: ({ id }) => id },
    ),
  })
  fc.assert(
    fc.property(fc.uniqueArray(anyOrder, { selector: ({ id }) => id }), (drawn) => {
      const orders = drawn.map(({ orderItems, ...order }) =>
        anOrder({ ...order, orderItems: orderItems.map(({ id, quantity }) => lineOf(id, quantity)) }),
      )
      const list = pickListOf(orders)
      const wanted = orders.filter(({ status }) => status !== 'Canceled').flatMap((order) => order.orderItems)
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
      expect(sum(list.map(({ pieces }) => pieces))).toBe(sum(wanted.map(({ quantity }) => quantity)))
      expect(new Set(list.map(({ productId }) => productId)).size).toBe(list.length)
      for (const { pieces, orders: own } of list)
        expect(sum(own.map(({ quantity }) => quantity))).toBe(pieces)
    }),
  )
})

import { orderStatuses } from '@bieznik/contract/selling/order-status'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anOrder } from '@/tests/shop-examples'
import { pickListOf, type PickedPlace } from './pick-list'

const [item] = anOrder().orderItems
const lineOf = (productId: number, quantity: number, title = `Opona ${productId}`) => {
  if (!item) throw new Error('the example has no line')
  return { ...item, id: productId, productId, quantity, title }
}

const inStore = (order: ReturnType<typeof anOrder>, places: Record<number, string> = {}) => ({
  ...order,
  places: Object.entries(places).map(([productId, place]) => ({ productId: Number(productId), place })),
})
const productsOf = (list: PickedPlace[]) => list.flatMap(({ products }) => products)

it('goes through the store place by place, and to what has none last', () => {
  const places = { 1: 'A-10', 2: 'A-2', 3: 'A-10' }
  const orders = [
    inStore(anOrder({ id: 1, orderItems: [lineOf(1, 1), lineOf(4, 1), lineOf(3, 1)] }), places),
    inStore(anOrder({ id: 2, orderItems: [lineOf(2, 2), lineOf(1, 1)] }), places),
  ]
  expect(pickListOf(orders)).toMatchObject([
    { place: 'A-2', products: [{ productId: 2 }] },
    { place: 'A-10', products: [{ productId: 1, pieces: 2 }, { productId: 3 }] },
    { place: null, products: [{ productId: 4 }] },
  ])
})

it('gathers the same product of several orders, and says into which they go', () => {
  const orders = [
    anOrder({ id: 1, orderItems: [lineOf(7, 4), lineOf(9, 1)] }),
    anOrder({ id: 2, orderItems: [lineOf(7, 2)] }),
    anOrder({ id: 3, status: 'Canceled', orderItems: [lineOf(7, 8)] }),
  ]
  expect(productsOf(pickListOf(orders.map((order) => inStore(order))))).toMatchObject([
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
  expect(productsOf(pickListOf(orders.map((order) => inStore(order)))).map(({ title }) => title)).toEqual([
    'Dystans 5 mm',
    'Dystans 10 mm',
  ])
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
  const anyPlaces = fc.dictionary(fc.constantFrom('1', '2', '3'), fc.constantFrom('A-1', 'A-2', 'B'))
  fc.assert(
    fc.property(fc.uniqueArray(anyOrder, { selector: ({ id }) => id }), anyPlaces, (drawn, places) => {
      const orders = drawn.map(({ orderItems, ...order }) =>
        anOrder({ ...order, orderItems: orderItems.map(({ id, quantity }) => lineOf(id, quantity)) }),
      )
      const list = productsOf(pickListOf(orders.map((order) => inStore(order, places))))
      const wanted = orders.filter(({ status }) => status !== 'Canceled').flatMap((order) => order.orderItems)
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
      expect(sum(list.map(({ pieces }) => pieces))).toBe(sum(wanted.map(({ quantity }) => quantity)))
      expect(new Set(list.map(({ productId }) => productId)).size).toBe(list.length)
      for (const { pieces, orders: own } of list)
        expect(sum(own.map(({ quantity }) => quantity))).toBe(pieces)
    }),
  )
})

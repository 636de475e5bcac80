import { grosze } from '@bieznik/contract/money/money'
import { expect, it } from 'vitest'
import { refundOfStatement } from './refund-of-statement'

const item = (title: string, pln: number, quantity: number) => ({
  id: 1,
  productId: 1,
  title,
  titleLanguage: 'pl' as const,
  url: null,
  price: grosze(pln * 100),
  quantity,
})

const order = (differences: Partial<NonNullable<Parameters<typeof refundOfStatement>[1]>> = {}) => ({
  id: 12,
  orderItems: [item('Szuter', 233, 4), item('Felga', 150, 2)],
  typeOfPayment: 'transfer' as const,
  deliveredAt: null,
  total: grosze(123_200),
  paid: grosze(123_200),
  ...differences,
})

const back = { amount: grosze(100_000), usd: null, provider: null, state: 'asked', at: '' } as const

it.each([
  ['the whole order: what was paid', null, order(), 123_200],
  ['some pieces: their prices', [{ title: 'Szuter', pieces: 2 }], order(), 46_600],
  ['what went back is not paid twice', null, order({ moneyBack: [back] }), 23_200],
  ['never more than is left', [{ title: 'Szuter', pieces: 2 }], order({ moneyBack: [back] }), 23_200],
  ['an order that is not paid yet', null, order({ paid: grosze(0) }), 0],
  [
    'paid at the delivery, which was',
    null,
    order({ typeOfPayment: 'payment_at_delivery', paid: grosze(0), deliveredAt: '2026-11-10T12:00:00Z' }),
    123_200,
  ],
])('%s', (_, lines, paidOrder, amount) => {
  const { typeOfPayment } = paidOrder
  expect(refundOfStatement({ order: '12', lines }, paidOrder)).toEqual({ amount, typeOfPayment })
})

it.each([
  ['no order is known', '12', null, null],
  ['the number was changed to that of another order', '13', null, order()],
  ['the goods are named in words', '12', [{ title: 'dwie opony', pieces: null }], order()],
  ['a line is none of the order', '12', [{ title: 'Bruk', pieces: 1 }], order()],
  [
    'it is paid at the delivery, which is not recorded yet',
    '12',
    null,
    order({ typeOfPayment: 'payment_at_delivery', paid: grosze(0) }),
  ],
  ['more pieces than there are', '12', [{ title: 'Felga', pieces: 3 }], order()],
])('says nothing where %s', (_, typed, lines, linked) => {
  expect(refundOfStatement({ order: typed, lines }, linked)).toBeNull()
})

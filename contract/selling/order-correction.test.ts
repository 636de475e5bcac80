import { expect, it } from 'vitest'
import { grosze } from '../money/grosze.ts'
import { goodsChangesOf, type OrderCorrection } from './order-correction.ts'

const canceled: OrderCorrection = {
  id: 4,
  reason: null,
  fields: [],
  lines: [{ itemId: 1, title: 'Dystans 20 mm', before: { quantity: 2, price: grosze(14_999) }, after: null }],
  totalBefore: grosze(59_898),
  totalAfter: grosze(29_900),
  doneBy: 'the buyer',
  doneAt: '2026-11-28T10:00:00.000Z',
}
const moved: OrderCorrection = {
  ...canceled,
  id: 5,
  reason: 'przeprowadzka',
  doneBy: 'ewa',
  fields: [{ field: 'city', before: 'Łódź', after: 'Radom' }],
  lines: [],
}

it('a buyer sees what of the goods was changed, and neither who did it nor why', () => {
  const { id, lines, totalBefore, totalAfter, doneAt } = canceled
  expect(goodsChangesOf([canceled, moved])).toEqual([{ id, lines, totalBefore, totalAfter, doneAt }])
})

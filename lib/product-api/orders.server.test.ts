import { grosze } from '@bieznik/contract/money/grosze'
import type { OrderCorrection } from '@bieznik/contract/selling/order-correction'
import { expect, it, vi } from 'vitest'
import { ownOrderSchema } from '@/lib/orders/own-order'
import { anOrderDetail } from '@/tests/shop-examples'
import { readFor } from './on-behalf.server'
import { cancelOwnLine, getOwnOrder } from './orders.server'

vi.mock('./on-behalf.server', () => ({ readFor: vi.fn<typeof readFor>(), listFor: vi.fn<() => void>() }))

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
const order = anOrderDetail({ corrections: [canceled, moved] })
const who = { caller: { uid: order.userId, token: 'the-token' }, requestId: 'the-request' }

it.each([
  ['is read', () => getOwnOrder(who, order.id)],
  ['loses a line', () => cancelOwnLine(who, { orderId: order.id, itemId: 1 })],
])(
  'an own order that %s names what of its goods was changed, and neither who did it nor why',
  async (_what, read) => {
    vi.mocked(readFor).mockResolvedValue(order)
    const own = await read()
    const { id, lines, totalBefore, totalAfter, doneAt } = canceled
    expect(own.corrections).toEqual([{ id, lines, totalBefore, totalAfter, doneAt }])
    expect(own).not.toHaveProperty('history')
    expect(ownOrderSchema.encode(own)).toMatchObject({ corrections: [{ id: 4 }] })
  },
)

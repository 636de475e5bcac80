import { orderStatuses } from '@bieznik/contract/selling/order-status'
import { expect, it } from 'vitest'
import { finishDate } from './finish-date'

const orderDate = '2026-01-05T10:00:00.000Z'
const deliveredAt = '2026-01-09T12:30:00.000Z'

// Shows D22
it('is the day of the delivery, else the day of the order', () => {
  expect(finishDate({ status: 'Delivered', orderDate, deliveredAt })).toBe(deliveredAt)
  expect(finishDate({ status: 'Delivered', orderDate, deliveredAt: null })).toBe(orderDate)
})

it.each(orderStatuses.filter((status) => status !== 'Delivered'))('is none while it is %s', (status) => {
  expect(finishDate({ status, orderDate, deliveredAt })).toBeNull()
})

import { expect, test } from 'vitest'
import { read, transactionSchema } from './p24-replies.ts'

const reply = (data: object) => ({
  status: 200,
  body: { data: { sessionId: 'a', amount: 29_900, currency: 'PLN', ...data } },
})

test.each([{}, { orderId: null }, { orderId: 0 }, { orderId: '' }])(
  'a session without a payment may have no number of one: %j',
  (number) => {
    expect(read(reply({ status: 0, ...number }), transactionSchema)).toMatchObject({ status: 0, orderId: 0 })
  },
)

test.each([{}, { orderId: null }, { orderId: 0 }, { orderId: -1 }])(
  'a payment without its number is not read: %j',
  (number) => {
    expect(() => read(reply({ status: 1, ...number }), transactionSchema)).toThrow(/Przelewy24/)
  },
)

test('a payment has its number, as digits or as a text', () => {
  for (const orderId of [300_000_001, '300000001'])
    expect(read(reply({ status: 2, orderId }), transactionSchema)).toMatchObject({ orderId: 300_000_001 })
})

import type { DeliveryMethod } from '@bieznik/contract/order'
import { expect, it } from 'vitest'
import type { UserRecord } from '@/lib/account/account'
import { jan } from '@/tests/shop-examples'
import { knownDelivery, prefillOf, startStep } from './prefill'

const record: UserRecord = {
  id: jan.uid,
  name: 'Jan Maria',
  surname: 'Kowalski',
  email: 'old@example.com',
  phone: '+48600100200',
  role: 'customer',
  address: 'ul. Polna 1',
  index: '30-001',
  city: 'Kraków',
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
}
const account = { email: 'jan@example.com', isEmailVerified: true, record }

it('takes everything that the profile knows', () => {
  expect(prefillOf(jan, account)).toEqual({
    fullname: 'Jan Maria Kowalski',
    email: 'jan@example.com',
    phone: '+48600100200',
    address: 'ul. Polna 1',
    city: 'Kraków',
    zipcode: '30-001',
  })
})

it.each([undefined, { ...account, record: null }])(
  'does with the account when there is no record',
  (known) => {
    expect(prefillOf(jan, known)).toMatchObject({
      fullname: 'Jan Kowalski',
      email: 'jan@example.com',
      phone: '',
      zipcode: '',
    })
  },
)

it('a known delivery is not asked for again, unless it went to another address', () => {
  const from = (typeOfDelivery: DeliveryMethod) => ({ account, lastOrder: { typeOfDelivery } })
  expect(knownDelivery(from('shipping_to_customer'))).toBe('shipping_to_customer')
  expect(startStep(from('shipping_to_customer'))).toBe('payment')
  expect(knownDelivery(from('shipping_to_another_address'))).toBeNull()
  expect(startStep(from('shipping_to_another_address'))).toBe('delivery')
  expect(startStep({ account })).toBe('delivery')
  expect(startStep({ lastOrder: { typeOfDelivery: 'shipping_to_customer' } })).toBe('person')
})

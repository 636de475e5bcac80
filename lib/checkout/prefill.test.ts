import type { DeliveryMethod } from '@bieznik/contract/selling/order'
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

// Shows S3.19
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

const toJan = {
  typeOfDelivery: 'shipping_to_customer',
  address: 'ul. Leśna 2',
  city: 'Łódź',
  postCode: '90-001',
  country: 'Polska',
} as const

it('a profile without an address has that of the last order, and no part of it beside its own', () => {
  const without = { ...account, record: { ...record, address: '', city: '', index: '' } }
  expect(prefillOf(jan, without, toJan)).toMatchObject({
    phone: '+48600100200',
    address: 'ul. Leśna 2',
    city: 'Łódź',
    zipcode: '90-001',
  })
  const withCity = { ...account, record: { ...record, address: '', index: '' } }
  expect(prefillOf(jan, withCity, toJan)).toMatchObject({ address: '', city: 'Kraków', zipcode: '' })
  expect(prefillOf(jan, account, toJan)).toMatchObject({ address: 'ul. Polna 1' })
})

it.each([
  ['went to somebody else', { ...toJan, typeOfDelivery: 'shipping_to_another_address' } as const],
  ['went to another country', { ...toJan, country: 'Niemcy' }],
])('the address of an order that %s is not taken', (_where, order) => {
  expect(prefillOf(jan, { ...account, record: null }, order)).toMatchObject({ address: '', zipcode: '' })
})

it('a known delivery is not asked for again, unless it went to another address', () => {
  const from = (typeOfDelivery: DeliveryMethod) => ({ account, lastOrder: { ...toJan, typeOfDelivery } })
  expect(knownDelivery(from('shipping_to_customer'))).toBe('shipping_to_customer')
  expect(startStep(from('shipping_to_customer'))).toBe('payment')
  expect(knownDelivery(from('shipping_to_another_address'))).toBeNull()
  expect(startStep(from('shipping_to_another_address'))).toBe('delivery')
  expect(startStep({ account })).toBe('delivery')
  expect(startStep({ lastOrder: toJan })).toBe('person')
})

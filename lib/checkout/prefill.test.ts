import { expect, it } from 'vitest'
import type { UserRecord } from '@/lib/account/account'
import { jan } from '@/tests/shop-examples'
import { prefillOf } from './prefill'

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

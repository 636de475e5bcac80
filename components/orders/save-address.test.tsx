import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Account } from '@/lib/account/account'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { anOwnOrder, jan } from '@/tests/shop-examples'
import { SaveAddress } from './save-address'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const record = {
  id: jan.uid,
  name: 'Jan',
  surname: 'Kowalski',
  email: jan.email,
  phone: '+48600100200',
  role: 'customer' as const,
  address: '',
  index: '',
  city: '',
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
}
const order = anOwnOrder({
  typeOfDelivery: 'shipping_to_customer',
  address: 'Polna 7',
  postCode: '90-001',
  city: 'Łódź',
})

let account: Account
let failure: Error | null

beforeEach(() => {
  account = { email: jan.email, isEmailVerified: true, record }
  failure = null
  vi.mocked(callBff).mockReset()
  vi.mocked(callBff).mockImplementation(async (_path, { method = 'GET', json }) => {
    if (method === 'GET') return account
    if (failure) throw failure
    return Object.assign({}, record, json)
  })
})

const asked = () => vi.mocked(callBff).mock.calls.filter(([, { method }]) => method === 'PATCH')

it.each(routing.locales)('saves the address of the order with one press, in %s', async (locale) => {
  const t = translate(locale)
  const { user } = renderWithQueries(<SaveAddress uid={jan.uid} order={order} />, locale)
  await user.click(await screen.findByRole('button', { name: t('orders.save_address_yes') }))
  expect(await screen.findByText(t('orders.address_saved'))).toBeVisible()
  expect(asked()).toMatchObject([
    ['/api/account', { json: { name: 'Jan', address: 'Polna 7', index: '90-001', city: 'Łódź' } }],
  ])
})

it('says why it was not saved, and can be pressed again', async () => {
  failure = new ProblemError('unavailable', 'text')
  const t = translate('pl')
  const { user } = renderWithQueries(<SaveAddress uid={jan.uid} order={order} />)
  await user.click(await screen.findByRole('button', { name: t('orders.save_address_yes') }))
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
  expect(screen.getByRole('button', { name: t('orders.save_address_yes') })).toBeEnabled()
})

it.each([
  ['the profile has an address', { ...record, address: 'Leśna 1' }, order],
  ['the goods were fetched', record, { ...order, typeOfDelivery: 'delivery_with_assembly' as const }],
  [
    'the goods went to another address',
    record,
    { ...order, typeOfDelivery: 'shipping_to_another_address' as const },
  ],
  ['there is no record', null, order],
])('offers nothing when %s', async (_when, profile, placed) => {
  account = { ...account, record: profile }
  renderWithQueries(<SaveAddress uid={jan.uid} order={placed} />)
  await vi.waitFor(() => expect(callBff).toHaveBeenCalled())
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

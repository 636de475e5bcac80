import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aListedOrder, anOrder, aStaffOrder, aTire } from '@/tests/shop-examples'
import { PhoneOrderScreen } from './phone-order-form'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')
const tire = aTire({ id: 9, title: 'Nadbieg Wykrot XT', quantityInStock: 6 })
const place = vi.fn<() => unknown>()

beforeEach(() => {
  vi.resetAllMocks()
  bff.mockImplementation(async (path) =>
    path === '/api/admin/phone-orders' ? place() : { rows: [tire], total: 1 },
  )
})

const called = () => bff.mock.calls.filter(([path]) => path === '/api/admin/phone-orders')

async function fillIn() {
  const view = renderWithQueries(<PhoneOrderScreen methods={['payment_at_delivery', 'transfer']} />)
  const { user } = view
  await user.type(screen.getByLabelText(`${t('corrections.add')} (${t('ui.optional')})`), 'wykrot')
  await user.click(
    await screen.findByRole('button', { name: t('corrections.choose_of', { title: tire.title }) }),
  )
  const chosen = screen.getByRole('list', { name: t('corrections.chosen') })
  await user.selectOptions(within(chosen).getByLabelText(t('corrections.quantity')), '2')
  const typed = [
    ['firstAndLastName', 'Jan Kowalski'],
    ['email', 'jan@example.com'],
    ['phone', '600 100 200'],
    ['address', 'Polna 1'],
    ['city', 'Kraków'],
    ['postCode', '30-001'],
  ] as const
  for (const [field, text] of typed)
    await user.type(screen.getByLabelText(new RegExp(`^${t(`phone_order.fields.${field}`)}`)), text)
  return view
}

it('places the order with the total that staff saw, and links to it', async () => {
  place.mockReturnValue(anOrder({ id: 77 }))
  const { user } = await fillIn()
  await user.click(screen.getByRole('button', { name: t('phone_order.save') }))
  expect(await screen.findByText(t('phone_order.placed', { id: '77' }))).toBeVisible()
  expect(screen.getByRole('link', { name: t('phone_order.to_order', { id: '77' }) })).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/order/77'),
  )
  expect(called()[0]?.[1]).toMatchObject({
    method: 'POST',
    key: expect.stringMatching(/^[\da-f-]{36}$/),
    json: {
      customerType: 'private_person',
      firstAndLastName: 'Jan Kowalski',
      lines: [{ productId: 9, quantity: 2 }],
      expectedTotal: (2 * tire.price) / 100,
      typeOfPayment: 'payment_at_delivery',
      language: 'pl',
    },
  })
})

it('keeps everything when prices have changed, and a repeat has the same key', async () => {
  place.mockImplementation(() => {
    throw new ProblemError('price_changed', 'another price')
  })
  const { user } = await fillIn()
  await user.click(screen.getByRole('button', { name: t('phone_order.save') }))
  expect(await screen.findByText(t('phone_order.price_changed'))).toBeVisible()
  expect(screen.getByLabelText(t('phone_order.fields.city'))).toHaveValue('Kraków')
  await user.click(screen.getByRole('button', { name: t('phone_order.save') }))
  await waitFor(() => expect(called()).toHaveLength(2))
  expect(called()[0]?.[1].key).toEqual(called()[1]?.[1].key)
})

it('says what is missing: of a company its name and tax id, and the products', async () => {
  const { user } = renderWithQueries(<PhoneOrderScreen methods={['payment_at_delivery', 'transfer']} />)
  await user.selectOptions(screen.getByLabelText(t('phone_order.customer_type')), 'company')
  await user.click(screen.getByRole('button', { name: t('phone_order.save') }))
  expect(screen.getByLabelText(t('phone_order.fields.companyName'))).toHaveAttribute('aria-invalid', 'true')
  expect(screen.queryByLabelText(t('phone_order.fields.firstAndLastName'))).not.toBeInTheDocument()
  expect(called()).toEqual([])
})

it('needs no e-mail address, and says that the confirmation goes on paper then', async () => {
  place.mockReturnValue(anOrder({ id: 77 }))
  const { user } = await fillIn()
  await user.clear(screen.getByLabelText(new RegExp(`^${t('phone_order.fields.email')}`)))
  await user.click(screen.getByRole('button', { name: t('phone_order.save') }))
  expect(await screen.findByText(t('phone_order.placed_without_mail', { id: '77' }))).toBeVisible()
  expect(screen.getByRole('button', { name: t('admin_orders.copy_link') })).toBeVisible()
  expect(called()[0]?.[1]).toHaveProperty('json.email', undefined)
})

it('goes to another address, each field of which says what is wrong with it', async () => {
  place.mockReturnValue(anOrder({ id: 77 }))
  const { user } = await fillIn()
  await user.selectOptions(screen.getByLabelText(t('phone_order.way')), 'shipping_to_another_address')
  await user.click(screen.getByRole('button', { name: t('phone_order.save') }))
  const elsewhere = (field: 'address' | 'city' | 'postCode' | 'recipient') =>
    screen.getByLabelText(new RegExp(`^${t(`phone_order.elsewhere.${field}`).replace(/[()]/g, '.')}`))
  expect(elsewhere('address')).toBeInvalid()
  expect(elsewhere('recipient')).toBeValid()
  expect(called()).toEqual([])
  await user.type(elsewhere('recipient'), 'Warsztat U Zenka')
  await user.type(elsewhere('address'), 'Kwiatowa 12')
  await user.type(elsewhere('city'), 'Żory')
  await user.type(elsewhere('postCode'), '44-240')
  await user.click(screen.getByRole('button', { name: t('phone_order.save') }))
  await waitFor(() => expect(called()).toHaveLength(1))
  expect(called()[0]?.[1]).toMatchObject({
    json: {
      address: 'Polna 1',
      alternativeAddress: { recipient: 'Warsztat U Zenka', address: 'Kwiatowa 12' },
    },
  })
})

it('is filled in from an earlier order of the buyer, and by the registers from a tax id', async () => {
  const earlier = aStaffOrder({
    id: 30,
    customerType: 'company',
    name: 'Trakt sp. z o.o.',
    taxId: '5260250274',
  })
  const company = { name: 'Trakt SA', address: 'Nowa 2', postCode: '00-002', city: 'Warszawa' }
  bff.mockImplementation(async (path) => {
    if (path === '/api/company-data') return { company }
    if (path === '/api/admin/orders/30') return earlier
    return { orders: [aListedOrder({ id: 30, name: earlier.name })], total: 1, people: {} }
  })
  const { user } = renderWithQueries(<PhoneOrderScreen methods={['payment_at_delivery']} />)
  await user.type(screen.getByLabelText(new RegExp(`^${t('phone_order.earlier')}`)), 'trakt')
  await user.click(
    await screen.findByRole('button', { name: t('phone_order.fill_of', { name: earlier.name, id: '30' }) }),
  )
  const field = (name: 'companyName' | 'unn' | 'phone' | 'address') =>
    screen.getByLabelText(t(`phone_order.fields.${name}`))
  await waitFor(() => expect(field('companyName')).toHaveValue('Trakt sp. z o.o.'))
  expect(field('unn')).toHaveValue('5260250274')
  expect(field('phone')).toHaveValue(earlier.phone)
  await user.click(screen.getByRole('button', { name: t('phone_order.company_data') }))
  expect(await screen.findByText(t('phone_order.company_filled'))).toBeVisible()
  expect(field('companyName')).toHaveValue('Trakt SA')
  expect(field('address')).toHaveValue('Nowa 2')
})

const earlierOrders = (orders: readonly ReturnType<typeof aListedOrder>[]) =>
  bff.mockImplementation(async (path) => {
    const of = orders.find(({ id }) => path === `/api/admin/orders/${id}`)
    return of ? aStaffOrder(of) : { orders, total: orders.length, people: {} }
  })
const searchEarlier = () => screen.getByLabelText(new RegExp(`^${t('phone_order.earlier')}`))
const fillOf = (order: { id: number; name: string }) =>
  screen.findByRole('button', { name: t('phone_order.fill_of', { name: order.name, id: String(order.id) }) })

it('an earlier order fills in fields that are not typed in, and another one what the first has filled in', async () => {
  const jan = aListedOrder({ id: 30, name: 'Jan Kowalski', city: 'Kraków' })
  const ola = aListedOrder({ id: 31, name: 'Ola Nowak', city: 'Żory' })
  earlierOrders([jan, ola])
  const { user } = renderWithQueries(<PhoneOrderScreen methods={['payment_at_delivery', 'transfer']} />)
  const field = (name: 'phone' | 'firstAndLastName') => screen.getByLabelText(t(`phone_order.fields.${name}`))
  await user.type(field('phone'), '600 100 200')
  await user.selectOptions(screen.getByLabelText(t('phone_order.payment')), 'transfer')
  await user.selectOptions(screen.getByLabelText(t('phone_order.language')), 'ru')
  for (const { id, name } of [jan, ola]) {
    await user.type(searchEarlier(), 'nowy')
    await user.click(await fillOf({ id, name }))
    await waitFor(() => expect(field('firstAndLastName')).toHaveValue(name))
    expect(field('phone')).toHaveValue('600 100 200')
    expect(screen.getByLabelText(t('phone_order.payment'))).toHaveValue('transfer')
    expect(screen.getByLabelText(t('phone_order.language'))).toHaveValue('ru')
  }
})

it('offers a buyer of several orders by phone once, and two of the same name both', async () => {
  const of = (id: number, userId: string, address: string) =>
    aListedOrder({ id, userId, name: 'Jan Kowalski', address })
  earlierOrders([of(33, 'phone-c', 'Polna 1'), of(32, 'phone-b', 'Polna 1'), of(31, 'phone-a', 'Leśna 2')])
  const { user } = renderWithQueries(<PhoneOrderScreen methods={['payment_at_delivery']} />)
  await user.type(searchEarlier(), 'kowalski')
  await fillOf({ id: 33, name: 'Jan Kowalski' })
  const ofEach = screen.getAllByRole('button', { name: new RegExp(`^${t('phone_order.fill')}`) })
  expect(ofEach.map((each) => each.closest('li')?.textContent)).toEqual([
    expect.stringContaining('Polna 1'),
    expect.stringContaining('Leśna 2'),
  ])
})

it('says why no earlier buyer can be looked for', async () => {
  bff.mockRejectedValue(new ProblemError('forbidden', 'text'))
  const { user } = renderWithQueries(<PhoneOrderScreen methods={['payment_at_delivery']} />)
  await user.type(searchEarlier(), 'kowalski')
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.forbidden'))
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { anOrder, aTire } from '@/tests/shop-examples'
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
    await user.type(screen.getByLabelText(t(`phone_order.fields.${field}`)), text)
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

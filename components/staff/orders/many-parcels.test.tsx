import { act, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aListedOrder } from '@/tests/shop-examples'
import { ManyParcels } from './many-parcels'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')
const orders = [
  aListedOrder({ id: 30, name: 'Jan Kowalski', typeOfDelivery: 'shipping_to_customer' }),
  aListedOrder({ id: 20, name: 'Ewa Nowak', typeOfDelivery: 'shipping_to_customer' }),
  aListedOrder({ id: 10, typeOfDelivery: 'delivery_with_assembly' }),
]
const onClose = vi.fn<() => void>()

const open = () =>
  renderWithQueries(
    <>
      <ManyParcels orders={orders} onClose={onClose} />
      <Toaster />
    </>,
  )
const numberOf = (id: number) => screen.getByLabelText(new RegExp(`^${id}, `))
const save = (count: number) =>
  screen.getByRole('button', { name: t('admin_orders.many_parcels.save', { count }) })
const parcel = { carrier: 'dpd', pieces: 4, grams: null }

beforeEach(() => {
  window.localStorage.clear()
  onClose.mockReset()
  bff.mockReset().mockResolvedValue({ added: [30, 20], refused: [] })
})
afterEach(() => act(() => void toast.dismiss()))

it('a scanner goes from order to order with its Enter, and the last one saves all', async () => {
  const { user } = open()
  expect(numberOf(30)).toHaveFocus()
  expect(screen.queryByLabelText(/^10, /)).not.toBeInTheDocument()
  expect(screen.getByText(t('admin_orders.many_parcels.pickup', { count: 1 }))).toBeVisible()
  await user.keyboard('0000 1234{Enter}00005678{Enter}')
  const json = {
    parcels: [
      { ...parcel, orderId: 30, number: '00001234' },
      { ...parcel, orderId: 20, number: '00005678' },
    ],
  }
  expect(bff).toHaveBeenCalledWith('/api/admin/order-parcels', expect.objectContaining({ json }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(await screen.findByText(t('admin_orders.many_parcels.saved', { count: 2 }))).toBeVisible()
})

it('a list is pasted, and what belongs to none of the orders is shown', async () => {
  const { user } = open()
  await user.paste('20;00005678\n30;00001234\n99;00009999')
  expect(numberOf(30)).toHaveValue('00001234')
  expect(numberOf(20)).toHaveValue('00005678')
  const unread = screen.getByText(t('admin_orders.many_parcels.unread', { count: 1 }))
  expect(unread.parentElement).toHaveTextContent('99;00009999')
  await user.click(save(2))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('goes to the carrier that the form of a number names, and to the chosen one otherwise', async () => {
  const { user } = open()
  await user.selectOptions(screen.getByLabelText(t('admin_orders.carrier')), 'gls')
  await user.type(numberOf(30), '620000000000000000000105')
  expect(numberOf(30)).toHaveAccessibleDescription('InPost')
  await user.type(numberOf(20), '00005678{Enter}')
  const json = {
    parcels: [
      { ...parcel, orderId: 30, carrier: 'inpost', number: '620000000000000000000105' },
      { ...parcel, orderId: 20, carrier: 'gls', number: '00005678' },
    ],
  }
  expect(bff).toHaveBeenCalledWith('/api/admin/order-parcels', expect.objectContaining({ json }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  open()
  expect(screen.getAllByLabelText(t('admin_orders.carrier')).at(-1)).toHaveValue('gls')
})

it('several numbers of one order are several parcels, which share its pieces', async () => {
  const { user } = open()
  await user.paste('30;00001234\n30;00005678')
  expect(numberOf(30)).toHaveValue('00001234, 00005678')
  await user.click(save(2))
  const json = {
    parcels: [
      { ...parcel, orderId: 30, pieces: 2, number: '00001234' },
      { ...parcel, orderId: 30, pieces: 2, number: '00005678' },
    ],
  }
  expect(bff).toHaveBeenCalledWith('/api/admin/order-parcels', expect.objectContaining({ json }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('nothing is sent of a number that cannot be one, or that stands there twice', async () => {
  const { user } = open()
  await user.keyboard('123{Enter}00005678{Enter}')
  expect(numberOf(30)).toHaveAccessibleDescription(t('admin_orders.parcel_errors.number'))
  await user.clear(numberOf(30))
  await user.type(numberOf(30), '0000-5678')
  for (const id of [30, 20])
    expect(numberOf(id)).toHaveAccessibleDescription(t('admin_orders.many_parcels.twice'))
  expect(bff).not.toHaveBeenCalled()
  await user.clear(numberOf(30))
  await user.clear(numberOf(20))
})

it('what is refused stays with its reason, and what was not saved is there again when it is opened anew', async () => {
  bff.mockResolvedValue({ added: [20], refused: [{ orderId: 30, code: 'not_found' }] })
  const { user, unmount } = open()
  await user.keyboard('00001234{Enter}00005678{Enter}')
  await waitFor(() => expect(numberOf(30)).toHaveAccessibleDescription(t('errors.not_found')))
  expect(numberOf(20)).toHaveValue('')
  expect(onClose).not.toHaveBeenCalled()
  unmount()
  open()
  expect(numberOf(30)).toHaveValue('00001234')
  bff.mockRejectedValue(new ProblemError('unavailable', 'text'))
  await user.click(save(1))
  expect(await screen.findByText(t('errors.unavailable'))).toBeVisible()
  expect(numberOf(30)).toHaveValue('00001234')
  await user.clear(numberOf(30))
})

import { act, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Parcel } from '@bieznik/contract/selling/parcel'
import { Toaster } from '@/components/ui/toaster'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { unfold } from '@/tests/unfold'
import { aStaffOrder } from '@/tests/shop-examples'
import { OrderParcels } from './order-parcels'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')
const parcel: Parcel = { id: 5, carrier: 'dpd', number: '000012345678', pieces: 4, grams: 18_500 }

const order = (parcels: Parcel[] = []) => aStaffOrder({ id: 30, parcels })

function open(parcels: Parcel[] = []) {
  const view = renderWithQueries(
    <>
      <OrderParcels order={order(parcels)} />
      <Toaster />
    </>,
  )
  unfold()
  return view
}
const field = (name: 'carrier' | 'parcel_number' | 'parcel_count') =>
  screen.getByLabelText(t(`admin_orders.${name}`))
const weight = () => screen.getByLabelText(new RegExp(t('admin_orders.parcel_weight')))
const add = () => screen.getByRole('button', { name: t('admin_orders.add_parcel') })

beforeEach(() => void bff.mockReset().mockResolvedValue([parcel]))
afterEach(() => act(() => void toast.dismiss()))

it('shows each parcel with its size and where it can be followed', () => {
  open([parcel])
  expect(screen.getByRole('link', { name: 'DPD 000012345678' })).toHaveAttribute(
    'href',
    expect.stringContaining('000012345678'),
  )
  expect(screen.getByText(/4 szt\., 18,5\skg/)).toBeVisible()
})

it('adds one as the label has it, with all pieces of the order by default', async () => {
  const { user } = open()
  expect(field('parcel_count')).toHaveValue('4')
  await user.selectOptions(field('carrier'), 'gls')
  await user.type(field('parcel_number'), '0000 1234-5678')
  await user.type(weight(), '18,5')
  await user.click(add())
  expect(bff).toHaveBeenCalledExactlyOnceWith(
    '/api/admin/orders/30/parcels',
    expect.objectContaining({
      method: 'POST',
      json: { carrier: 'gls', number: '000012345678', pieces: 4, grams: 18_500 },
    }),
  )
  expect(field('parcel_number')).toHaveValue('')
})

it('says what is wrong at its field, and sends nothing', async () => {
  const { user } = open()
  await user.type(field('parcel_number'), '12')
  await user.clear(field('parcel_count'))
  await user.type(weight(), 'dużo')
  await user.click(add())
  for (const name of ['number', 'pieces', 'grams'] as const)
    expect(screen.getByText(t(`admin_orders.parcel_errors.${name}`))).toBeVisible()
  expect(bff).not.toHaveBeenCalled()
})

it('keeps what was typed when it could not be saved', async () => {
  bff.mockRejectedValue(new ProblemError('unavailable', 'text'))
  const { user } = open()
  await user.type(field('parcel_number'), '000012345678')
  await user.click(add())
  expect(await screen.findByText(t('errors.unavailable'))).toBeInTheDocument()
  expect(field('parcel_number')).toHaveValue('000012345678')
})

it('takes one off', async () => {
  const { user } = open([parcel])
  await user.click(
    screen.getByRole('button', { name: t('admin_orders.remove_parcel', { number: parcel.number }) }),
  )
  expect(bff).toHaveBeenCalledExactlyOnceWith(
    '/api/admin/orders/30/parcels/5',
    expect.objectContaining({ method: 'DELETE' }),
  )
})

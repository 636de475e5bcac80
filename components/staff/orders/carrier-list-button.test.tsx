import { act, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { saveFile } from '@/lib/save-file'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aListedOrder, aStaffOrder } from '@/tests/shop-examples'
import { CarrierListButton } from './carrier-list-button'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')
const open = () =>
  renderWithQueries(
    <>
      <CarrierListButton orders={[aListedOrder({ id: 30 }), aListedOrder({ id: 20 })]} />
      <Toaster />
    </>,
  )
const save = () => screen.getByRole('button', { name: t('admin_orders.carrier_list.save') })

beforeEach(() => {
  bff.mockReset()
  vi.mocked(saveFile).mockReset()
})
afterEach(() => act(() => void toast.dismiss()))

it('saves the addresses of the chosen orders', async () => {
  bff.mockResolvedValue([aStaffOrder({ id: 30, typeOfDelivery: 'shipping_to_customer' })])
  const { user } = open()
  await user.click(save())
  const name = expect.stringMatching(/^bieznik-parcels-\d{4}-\d\d-\d\d\.csv$/)
  await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(name, expect.any(Blob)))
  expect(bff.mock.calls[0]?.[0]).toBe('/api/admin/order-documents?ids=30%2C20')
})

it('says why it could not', async () => {
  bff.mockRejectedValue(new ProblemError('unavailable', 'text'))
  const { user } = open()
  await user.click(save())
  expect(await screen.findByText(t('errors.unavailable'))).toBeVisible()
  expect(saveFile).not.toHaveBeenCalled()
})

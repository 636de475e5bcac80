import { act, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { useAuth } from '@/lib/auth/use-auth'
import { storePendingAdd, readPendingAdd } from '@/lib/cart/pending-add'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aCartLine, aTire, jan } from '@/tests/shop-examples'
import { PendingAddNotice } from './pending-add-notice'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const { id: productId, title } = aTire()
const t = translate('pl')

function open(locale?: Locale) {
  return renderWithQueries(
    <>
      <PendingAddNotice />
      <Toaster />
    </>,
    locale,
  )
}
const offer = () => screen.queryByRole('region', { name: t('cart.wish_label') })
const writes = () => bff.mock.calls.filter(([, { method }]) => method)

beforeEach(() => {
  window.sessionStorage.clear()
  bff.mockReset().mockResolvedValue([])
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
})
afterEach(() => act(() => void toast.dismiss()))

it.each(routing.locales)('offers in %s what was wanted, and adds it with one press', async (locale) => {
  const say = translate(locale)
  storePendingAdd({ productId, title, quantity: 1 })
  const { user } = open(locale)
  const offered = await screen.findByRole('region', { name: say('cart.wish_label') })
  expect(offered).toHaveTextContent(say.markup('cart.wish', { title: () => title }))
  expect(writes()).toEqual([])
  bff.mockResolvedValue([aCartLine(1)])
  await user.click(screen.getByRole('button', { name: say('product.add_to_cart') }))
  expect(await screen.findByText(say('product.added_to_cart'))).toBeVisible()
  expect(writes()).toEqual([
    ['/api/cart/items', expect.objectContaining({ method: 'POST', json: { productId, quantity: 1 } })],
  ])
  expect(offered).not.toBeInTheDocument()
  expect(readPendingAdd()).toBeNull()
})

it('is deleted when it is declined', async () => {
  storePendingAdd({ productId, title, quantity: 1 })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: t('cart.wish_dismiss') }))
  expect(offer()).not.toBeInTheDocument()
  expect(readPendingAdd()).toBeNull()
  expect(writes()).toEqual([])
})

it('offers nothing to a visitor, to whoever wanted nothing, and what is in the cart already', async () => {
  const { unmount } = open()
  await waitFor(() => expect(offer()).not.toBeInTheDocument())
  unmount()
  storePendingAdd({ productId, title, quantity: 1 })
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
  open().unmount()
  expect(readPendingAdd()).not.toBeNull()
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
  bff.mockResolvedValue([aCartLine(1)])
  open()
  await waitFor(() => expect(bff).toHaveResolved())
  expect(offer()).not.toBeInTheDocument()
})

it('is over when the product came into the cart another way, and does not come back when it is taken out', async () => {
  storePendingAdd({ productId, title, quantity: 1 })
  bff.mockResolvedValue([aCartLine(1)])
  open()
  await waitFor(() => expect(readPendingAdd()).toBeNull())
  expect(offer()).not.toBeInTheDocument()
})

it('keeps the offer when the shop does not answer, and drops it when the product is gone', async () => {
  storePendingAdd({ productId, title, quantity: 1 })
  const { user } = open()
  const add = await screen.findByRole('button', { name: t('product.add_to_cart') })
  bff.mockImplementation(async (_path, { method }) => {
    if (method) throw new ProblemError('unavailable', 'text')
    return []
  })
  await user.click(add)
  expect(await screen.findByText(t('product.error_add_to_cart'))).toBeVisible()
  expect(offer()).toBeVisible()
  bff.mockImplementation(async (_path, { method }) => {
    if (method) throw new ProblemError('out_of_stock', 'text')
    return []
  })
  await waitFor(() => expect(add).toBeEnabled())
  await user.click(add)
  expect(await screen.findByText(t('errors.out_of_stock'))).toBeVisible()
  expect(offer()).not.toBeInTheDocument()
  expect(readPendingAdd()).toBeNull()
})

import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { Suppliers } from './suppliers'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>(), streamBff: vi.fn<() => void>() }))

const t = translate('pl')
const suppliers = [
  { id: 1, name: 'Anwis', products: 30, reading: null },
  { id: 2, name: 'Łódzkie Opony', products: 5, reading: null },
]
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/import')
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
  vi.mocked(callBff)
    .mockReset()
    .mockImplementation(async (path) => (path.endsWith('/feeds') ? [] : suppliers))
})

it('are searched and sorted where they are, without asking again', async () => {
  const { user } = renderWithQueries(<Suppliers />)
  expect(await screen.findByRole('button', { name: 'Anwis' })).toBeVisible()
  expect(names()).toEqual(['Anwis', 'Łódzkie Opony'])
  await user.click(screen.getByRole('link', { name: t('product_import.supplier_known') }))
  expect(names()).toEqual(['Łódzkie Opony', 'Anwis'])
  await user.type(screen.getByRole('searchbox'), 'lodz')
  expect(names()).toEqual(['Łódzkie Opony'])
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText(t('product_import.suppliers_none'))).toBeVisible()
  expect(vi.mocked(callBff).mock.calls.filter(([path]) => path === '/api/admin/suppliers')).toHaveLength(1)
})

it('have their feed and their removal below their rows, which asks a second time', async () => {
  const { user } = renderWithQueries(<Suppliers />)
  await user.click(await screen.findByRole('button', { name: 'Anwis' }))
  expect(screen.getByText(t('product_import.feeds.reasons.no_reading'))).toBeVisible()
  const remove = { name: t('product_import.supplier_remove_of', { name: 'Anwis' }) }
  await user.click(within(screen.getByRole('table')).getByRole('button', remove))
  await user.click(
    screen.getByRole('button', { name: t('product_import.supplier_remove_sure_of', { name: 'Anwis' }) }),
  )
  expect(vi.mocked(callBff).mock.calls).toContainEqual([
    '/api/admin/suppliers/1',
    expect.objectContaining({ method: 'DELETE' }),
  ])
})

import { screen, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aTire, jan } from '@/tests/shop-examples'
import { ProductsList } from './products-list'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
/** As Next.js does it: what replaces the address is heard by those who read it. */
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/admin/products',
  useSearchParams: () =>
    new URLSearchParams(useSyncExternalStore(followAddress, () => window.location.search)),
}))

const listeners = new Set<() => void>()
function followAddress(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const replaceState = window.history.replaceState.bind(window.history)
vi.spyOn(window.history, 'replaceState').mockImplementation((...state) => {
  replaceState(...state)
  for (const listener of listeners) listener()
})

const bff = vi.mocked(callBff)
const paths = () => bff.mock.calls.map(([path]) => path)

beforeEach(() => {
  const products = [aTire({ id: 30, quantityInStock: 3 }), aTire({ id: 20, title: 'Stara', inArchive: true })]
  bff.mockReset().mockResolvedValue({ products, total: 120 })
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})

function open(query = '', locale: Locale = 'pl') {
  window.history.pushState(null, '', `/admin/products${query}`)
  return { t: translate(locale), ...renderWithQueries(<ProductsList />, locale) }
}

it.each(routing.locales)(
  'shows all products with price, stock and whether they are sold (%s)',
  async (locale) => {
    const { t } = open('', locale)
    const [first, second] = (await screen.findAllByRole('row')).slice(1)
    for (const text of [
      '30',
      'Nadbieg Trasa 195/80 R15 96T',
      t('admin_products.low'),
      t('admin_products.archived_no'),
    ])
      expect(first).toHaveTextContent(text)
    expect(first).toHaveTextContent(/412[,.]50/)
    expect(second).toHaveTextContent(t('admin_products.archived_yes'))
    expect(second).not.toHaveTextContent(t('admin_products.low'))
    expect(screen.getByRole('link', { name: 'Stara' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/admin\/products\/20$/),
    )
    expect(screen.getByText(t('admin_products.found', { count: 120 }))).toBeVisible()
  },
)

it('filters as one types and chooses, in the address, each time from the first page', async () => {
  const { t, user } = open('?page=2')
  await waitFor(() => expect(paths()).toEqual(['/api/admin/products?page=2']))
  await user.type(screen.getByRole('searchbox', { name: t('admin_products.search') }), ' Żółć & 7 ')
  await waitFor(() => expect(window.location.search).toBe('?search=%C5%BB%C3%B3%C5%82%C4%87+%26+7'))
  expect(screen.getByRole('searchbox')).toHaveValue(' Żółć & 7 ')
  const choose = (label: 'kind' | 'archived' | 'stock_filter', value: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: t(`admin_products.${label}`) }), value)
  await choose('kind', 'Wheel')
  await choose('archived', 'yes')
  await choose('stock_filter', 'low')
  await user.clear(screen.getByRole('searchbox'))
  expect(window.location.search).toBe('?kind=Wheel&archived=yes&stock=low')
  await waitFor(() => expect(paths().at(-1)).toBe('/api/admin/products?kind=Wheel&archived=yes&stock=low'))
  await choose('archived', '')
  expect(window.location.search).toBe('?kind=Wheel&stock=low')
})

it('opens as its address says, and leads on to other pages of the same', async () => {
  const { t } = open('?search=trasa&stock=low&page=2')
  await screen.findByRole('table')
  expect(paths()).toEqual(['/api/admin/products?search=trasa&stock=low&page=2'])
  expect(screen.getByRole('searchbox')).toHaveValue('trasa')
  expect(screen.getByRole('link', { name: t('ui.next_page') })).toHaveAttribute(
    'href',
    '/admin/products?search=trasa&stock=low&page=3',
  )
})

it.each(routing.locales)('says that nothing matches, and clears the search (%s)', async (locale) => {
  bff.mockResolvedValue({ products: [], total: 0 })
  const { t, user } = open('?search=xyz', locale)
  expect(await screen.findByText(t('admin_products.empty'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: t('admin_products.clear') }))
  expect(window.location.search).toBe('')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('says why it could not be loaded, and tries again', async () => {
  bff.mockRejectedValueOnce(new ProblemError('unavailable', 'text'))
  const { t, user } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
  await user.click(screen.getByRole('button', { name: t('failure.retry') }))
  expect(await screen.findByRole('table')).toBeVisible()
})

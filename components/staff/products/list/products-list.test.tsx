import { grosze } from '@bieznik/contract/money/money'
import { screen, waitFor, within } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductPage } from '@/lib/products/product-queries'
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
const paths = () =>
  bff.mock.calls.map(([path]) => path).filter((path) => !path.endsWith('/past-bulk-changes'))

/** What the list answers; nothing was changed of many at once. */
function listing(page: ProductPage) {
  bff.mockImplementation(async (path) => (path.endsWith('/past-bulk-changes') ? [] : page))
}

beforeEach(() => {
  const rows = [aTire({ id: 30, quantityInStock: 3 }), aTire({ id: 20, title: 'Stara', inArchive: true })]
  bff.mockReset()
  listing({ rows, total: 120, unknown: [] })
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
  await waitFor(() => expect(paths()).toEqual(['/api/admin/products?page=2&pageSize=50']))
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
  await waitFor(() =>
    expect(paths().at(-1)).toBe(
      '/api/admin/products?productType=Wheel&inArchive=true&stockUpTo=4&page=1&pageSize=50',
    ),
  )
  await choose('archived', '')
  expect(window.location.search).toBe('?kind=Wheel&stock=low')
})

it('opens as its address says, and leads on to other pages of the same', async () => {
  const { t } = open('?search=trasa&stock=low&page=2')
  await screen.findByRole('table')
  expect(paths()).toEqual(['/api/admin/products?search=trasa&stockUpTo=4&page=2&pageSize=50'])
  expect(screen.getByRole('searchbox')).toHaveValue('trasa')
  expect(screen.getByRole('link', { name: t('ui.next_page') })).toHaveAttribute(
    'href',
    '/admin/products?search=trasa&stock=low&page=3',
  )
})

it.each(routing.locales)('says that nothing matches, and clears the search (%s)', async (locale) => {
  listing({ rows: [], total: 0, unknown: [] })
  const { t, user } = open('?search=xyz', locale)
  expect(await screen.findByText(t('admin_products.empty'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: t('admin_products.clear') }))
  expect(window.location.search).toBe('')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('says why it could not be loaded, and tries again', async () => {
  let isAway = true
  bff.mockImplementation(async (path) => {
    if (path.endsWith('/past-bulk-changes')) return []
    if (isAway) throw new ProblemError('unavailable', 'text')
    return { rows: [aTire()], total: 1, unknown: [] }
  })
  const { t, user } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
  isAway = false
  await user.click(screen.getByRole('button', { name: t('failure.retry') }))
  expect(await screen.findByRole('table')).toBeVisible()
})

it('says which words of the search nothing has', async () => {
  listing({ rows: [aTire()], total: 1, unknown: ['wombat'] })
  const { t } = open('?search=trasa+wombat')
  expect(await screen.findByText(t('admin_products.unknown', { words: 'wombat' }))).toBeVisible()
})

it('is sorted by links in the address, the other way round where it is already', async () => {
  const { t } = open('?search=trasa&sort=price&page=2')
  await screen.findByRole('table')
  expect(paths()).toEqual(['/api/admin/products?search=trasa&sort=price&page=2&pageSize=50'])
  const head = (name: 'price' | 'stock') =>
    within(screen.getByRole('columnheader', { name: t(`admin_products.${name}`) })).getByRole('link')
  expect(head('price')).toHaveAttribute('href', '/admin/products?search=trasa&sort=price&order=desc')
  expect(head('stock')).toHaveAttribute('href', '/admin/products?search=trasa&sort=stock&order=asc')
  expect(screen.getByRole('columnheader', { name: t('admin_products.price') })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})

describe('in a row', () => {
  const product = aTire({ id: 30, quantityInStock: 3 })

  async function openRow(what: 'price' | 'stock') {
    bff.mockImplementation(async (path) => {
      if (path.endsWith('/past-bulk-changes')) return []
      return path.startsWith('/api/admin/products?') ? { rows: [product], total: 1, unknown: [] } : product
    })
    const { t, user } = open()
    const name = what === 'price' ? /412[,.]50/ : new RegExp(`^3, `)
    await user.click(await screen.findByRole('button', { name }))
    const label = what === 'price' ? 'admin_products.price_new' : 'admin_products.pieces.count'
    return { t, user, box: screen.getByRole('textbox', { name: t(label) }) }
  }
  const changes = () => bff.mock.calls.filter(([, { method }]) => method === 'PATCH')

  it('a price is changed over the one that was seen, and the focus goes back', async () => {
    const { user, box } = await openRow('price')
    expect(box).toHaveFocus()
    await user.clear(box)
    await user.type(box, '399,90{Enter}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /cena/i })).not.toBeInTheDocument())
    expect(changes()).toMatchObject([
      ['/api/admin/products/30/price', { json: { from: 412.5, to: 399.9, reason: 'Zmiana na liście' } }],
    ])
    expect(screen.getByRole('button', { name: /412[,.]50/ })).toHaveFocus()
  })

  it('a large change of a price asks first, and is made only when it is confirmed', async () => {
    const { t, user, box } = await openRow('price')
    await user.clear(box)
    await user.type(box, '41,25{Enter}')
    const question = await screen.findByRole('dialog', { name: t('admin_products.price_question.title') })
    expect(changes()).toEqual([])
    await user.click(within(question).getByRole('button', { name: t('admin.leave_unchanged') }))
    expect(changes()).toEqual([])
    expect(box).toHaveValue('41,25')
    await user.click(screen.getByRole('button', { name: t('admin_products.row_save') }))
    await user.click(await screen.findByRole('button', { name: t('admin_products.price_question.confirm') }))
    await waitFor(() => expect(changes()).toMatchObject([[expect.anything(), { json: { to: 41.25 } }]]))
  })

  it('a price that somebody else has changed is told, and what was typed stays', async () => {
    const { user, box } = await openRow('price')
    bff.mockImplementation(async (path) => {
      if (path.endsWith('/past-bulk-changes')) return []
      if (path.endsWith('/price')) throw new ProblemError('price_changed', 'text')
      return { rows: [aTire({ id: 30, price: grosze(50_000) })], total: 1, unknown: [] }
    })
    await user.clear(box)
    await user.type(box, '399{Enter}')
    const alerts = await screen.findAllByRole('alert')
    await waitFor(() => expect(alerts.map(({ textContent }) => textContent).join(' ')).toMatch(/500,00/))
    expect(box).toHaveValue('399')
  })

  it('a stock is counted, against the one that was seen', async () => {
    const { user, box } = await openRow('stock')
    await user.clear(box)
    await user.type(box, '10{Enter}')
    await waitFor(() =>
      expect(changes()).toMatchObject([
        ['/api/admin/products/30/stock', { json: { reason: 'count', change: 7, from: 3 } }],
      ]),
    )
  })

  it('Escape leaves it as it was', async () => {
    const { user, box } = await openRow('stock')
    await user.type(box, '7{Escape}')
    expect(box).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^3, / })).toHaveFocus()
    expect(changes()).toEqual([])
  })
})

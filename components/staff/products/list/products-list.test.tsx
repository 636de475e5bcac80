import { grosze } from '@bieznik/contract/money/money'
import { screen, waitFor, within } from '@testing-library/react'
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
    await screen.findByRole('link', { name: 'Stara' })
    const [first, second] = screen.getAllByRole('row').slice(1)
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

it('is narrowed by kind, archive, stock and safety data', async () => {
  const { t, user } = open('?search=trasa&page=2')
  await screen.findByRole('link', { name: 'Stara' })
  const choose = (label: 'kind' | 'archived' | 'stock_filter' | 'safety_filter', value: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: t(`admin_products.${label}`) }), value)
  await choose('kind', 'Wheel')
  await choose('archived', t('admin_products.archived_yes'))
  await choose('stock_filter', '4')
  await choose('safety_filter', 'true')
  expect(paths().at(-1)).toBe(
    '/api/admin/products?search=trasa&productType=Wheel&inArchive=true&stockUpTo=4&isIncomplete=true&page=1&pageSize=50',
  )
})

it('says which words of the search nothing has', async () => {
  listing({ rows: [aTire()], total: 1, unknown: ['wombat'] })
  const { t } = open('?search=trasa+wombat')
  expect(await screen.findByText(t('admin_products.unknown', { words: 'wombat' }))).toBeVisible()
})

it('is sorted by each of its columns', async () => {
  const { t, user } = open()
  await screen.findByRole('link', { name: 'Stara' })
  for (const [head, by] of [
    ['product', 'title'],
    ['id', 'id'],
    ['price', 'price'],
    ['stock', 'stock'],
    ['state', 'state'],
    ['kind', 'kind'],
  ] as const) {
    const column = screen.getByRole('columnheader', { name: t(`admin_products.${head}`) })
    await user.click(within(column).getByRole('link'))
    expect(paths().at(-1)).toContain(`sort=${by}&order=asc`)
  }
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

  it('a price that somebody else has changed is reported, and what was typed stays', async () => {
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

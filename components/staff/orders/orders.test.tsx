import { grosze } from '@bieznik/contract/money/money'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { changeQueryState } from '@/lib/url-state'
import pl from '@/messages/pl.json'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { stubWideScreen } from '@/tests/screen-width'
import { aListedOrder, jan } from '@/tests/shop-examples'
import { AdminOrders } from './orders'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')
let version = 'v1'
let failure: { path: RegExp; error: ProblemError } | null = null
const twoOrders = {
  orders: [aListedOrder({ id: 30 }), aListedOrder({ id: 20, status: 'Sent' })],
  total: 2,
  people: {},
}
let list: unknown = twoOrders

/** What was asked of the list; the version is asked all the time. */
const paths = () => bff.mock.calls.map(([path]) => path).filter((path) => !/-(?:version|tags)$/.test(path))

beforeEach(() => {
  window.history.replaceState(null, '', '/admin')
  stubWideScreen(true)
  version = 'v1'
  failure = null
  list = twoOrders
  bff.mockReset().mockImplementation(async (path) => {
    if (failure?.path.test(path)) throw failure.error
    if (path.endsWith('-tags')) return []
    return path.endsWith('-version') ? { version } : list
  })
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})
afterEach(() => vi.unstubAllGlobals())

const findRow = async (id: string): Promise<HTMLElement> => {
  const row = (await screen.findByRole('link', { name: id })).closest('tr')
  if (!row) throw new Error(`no row has the order ${id}`)
  return row
}

describe('the list of orders', () => {
  const open = (locale?: 'pl' | 'en' | 'ru') => renderWithQueries(<AdminOrders />, locale)

  it('asks for nothing before somebody is signed in', () => {
    vi.mocked(useAuth).mockReturnValue({ status: 'loading' })
    open()
    expect(bff).not.toHaveBeenCalled()
  })

  // Shows S2.118
  it('shows id, customer, products, PLN with dollars beside, and the status', async () => {
    open()
    const row = await findRow('30')
    for (const text of [
      'Jan Kowalski',
      '4 × Nadbieg Trasa 195/80 R15 96T',
      '455,62',
      '$',
      t('status.Pending'),
    ])
      expect(row).toHaveTextContent(text)
    expect(row).toHaveTextContent(/1650,00\szł.*455,62/)
    expect(screen.getByRole('link', { name: '30' })).toHaveAttribute('href', '/admin/order/30')
  })

  it('says when it was placed, where it goes, how it is delivered and paid, and how much it is', async () => {
    list = {
      orders: [aListedOrder({ id: 30 }), aListedOrder({ id: 20, due: grosze(0), status: 'Delivered' })],
      total: 2,
    }
    open()
    const row = await findRow('30')
    for (const text of ['11:00', 'Kraków', 'Odbiór', 'Przy odbiorze']) expect(row).toHaveTextContent(text)
    expect(within(row).getByRole('cell', { name: '4' })).toBeVisible()
    expect(within(row).getByText(/^\d+ dni$/)).toBeVisible()
    const delivered = await findRow('20')
    expect(delivered).toHaveTextContent('Opłacone')
    expect(within(delivered).queryByText(/ dni$/)).not.toBeInTheDocument()
  })

  it('puts the orders under their days', async () => {
    list = {
      orders: [
        aListedOrder({ id: 30, orderDate: '2026-01-06T10:00:00.000Z' }),
        aListedOrder({ id: 29 }),
        aListedOrder({ id: 28 }),
      ],
      total: 3,
      people: {},
    }
    open()
    const days = await screen.findAllByRole('rowheader', { name: /stycznia/ })
    expect(days.map((day) => day.textContent)).toEqual([
      expect.stringMatching(/wtorek, 6 stycznia.*\(1\)/),
      expect.stringMatching(/poniedziałek, 5 stycznia.*\(2\)/),
    ])
  })

  it('says of the last two days which they are', async () => {
    list = { orders: [aListedOrder({ id: 30, orderDate: new Date().toISOString() })], total: 1, people: {} }
    open()
    expect(await screen.findByRole('rowheader', { name: /^dziś, .* \(1\)$/ })).toBeVisible()
  })

  it('shows the same in cards where there is no room for a table', async () => {
    stubWideScreen(false)
    open()
    const card = (await screen.findByRole('link', { name: '30' })).closest('li')
    for (const text of [
      'Jan Kowalski',
      '4 × Nadbieg Trasa 195/80 R15 96T',
      '455,62',
      '$',
      t('status.Pending'),
    ])
      expect(card).toHaveTextContent(text)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: t('admin.update_of', { id: '30' }) })).toBeVisible()
  })

  it.each(routing.locales)('says in %s how many there are', async (locale) => {
    open(locale)
    expect(await screen.findByText(translate(locale)('admin.found', { count: 2 }))).toBeVisible()
  })

  it('is what the address asks for, and follows it', async () => {
    window.history.replaceState(null, '', '/admin?status=In+Processing&page=2')
    open()
    await screen.findByRole('table')
    expect(new Set(paths())).toEqual(new Set(['/api/admin/orders?page=2&status=In+Processing']))
    act(() => changeQueryState('replace', { search: ' Żółć & 7 ', page: null }))
    await waitFor(() =>
      expect(paths().at(-1)).toBe(
        '/api/admin/orders?page=1&status=In+Processing&search=%C5%BB%C3%B3%C5%82%C4%87+%26+7',
      ),
    )
  })

  it('begins with the oldest by the head of its column, and with the newest again', async () => {
    const { user } = open()
    const head = await screen.findByRole('columnheader', { name: t('admin_orders.placed') })
    await user.click(within(head).getByRole('link'))
    expect(window.location.search).toBe('?sort=oldest')
    await waitFor(() => expect(paths().at(-1)).toContain('sort=oldest'))
    expect(head).toHaveAttribute('aria-sort', 'ascending')
    await user.click(within(head).getByRole('link'))
    expect(window.location.search).toBe('')
  })

  it('listens to keys from the first moment: / leads to its search', async () => {
    const { user } = renderWithQueries(
      <main>
        <AdminOrders />
      </main>,
    )
    await screen.findByRole('columnheader', { name: t('admin_orders.placed') })
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  it('is turned page by page, without leaving it', async () => {
    list = { ...twoOrders, total: 220 }
    const { user } = open()
    const next = await screen.findByRole('link', { name: t('ui.next_page') })
    expect(next).toHaveAttribute('href', '/admin?page=2')
    await user.click(next)
    await waitFor(() => expect(paths().at(-1)).toBe('/api/admin/orders?page=2'))
    expect(window.location.search).toBe('?page=2')
  })

  it('asks for the list again when something has changed, and only then', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    })
    open()
    await screen.findByRole('table')
    const asked = paths().length
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(paths()).toHaveLength(asked)
    version = 'v2'
    list = { orders: [aListedOrder({ id: 31, name: 'Ewa Nowak' })], total: 1, people: {} }
    await act(() => vi.advanceTimersByTimeAsync(3_500))
    expect(await screen.findByText('Ewa Nowak')).toBeVisible()
    vi.useRealTimers()
  })

  it('says that it may be out of date when that cannot be checked', async () => {
    failure = { path: /version$/, error: new ProblemError('internal', 'text') }
    open()
    expect(await screen.findByText(t('admin.behind'))).toBeVisible()
    expect(screen.getByRole('table')).toBeVisible()
  })

  it('says that there are none, and leads back to all', async () => {
    window.history.replaceState(null, '', '/admin?search=nobody&page=2')
    list = { orders: [], total: 0, people: {} }
    const { user } = open()
    expect(await screen.findByText(t('admin.empty'))).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: t('admin.show_all') }))
    expect(window.location.search).toBe('')
  })

  it('is narrowed down by what is chosen, and by nothing again', async () => {
    window.history.replaceState(null, '', '/admin?page=2')
    const { user } = open()
    const { delivery_with_assembly: pickup, shipping_to_customer: sending } = pl.admin_orders.deliveries
    const all = t('admin.list.all_of', { name: t('admin_orders.delivery') })
    await user.click(screen.getByRole('button', { name: all }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: pickup }))
    await user.click(screen.getByRole('menuitemcheckbox', { name: sending }))
    await user.keyboard('{Escape}')
    expect(
      screen.getByRole('button', { name: `${t('admin_orders.delivery')}: ${pickup}, ${sending}` }),
    ).toHaveTextContent(`${pickup}, ${sending}`)
    await user.selectOptions(screen.getByLabelText(t('admin_orders.stock')), 'sold_out')
    await user.type(screen.getByLabelText(t('admin_orders.from')), '2026-01-05')
    const asked =
      '/api/admin/orders?page=1&from=2026-01-05&delivery=delivery_with_assembly&delivery=shipping_to_customer&stock=sold_out'
    await waitFor(() => expect(paths().at(-1)).toBe(asked))
    await user.click(screen.getByRole('button', { name: t('admin_orders.clear') }))
    await waitFor(() => expect(paths().at(-1)).toBe('/api/admin/orders?page=1'))
    expect(window.location.search).toBe('')
  })

  // Shows S7.14, S8.9
  it('says why it could not be loaded, and tries again', async () => {
    failure = { path: /orders\?/, error: new ProblemError('forbidden', 'text') }
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.forbidden'))
    failure = null
    await user.click(screen.getByRole('button', { name: t('failure.retry') }))
    expect(await screen.findByRole('table')).toBeVisible()
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { stubWideScreen } from '@/tests/screen-width'
import { aListedOrder, anOrderDetail, jan, nothingBack } from '@/tests/shop-examples'
import { AdminOrders } from './orders'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')
let orders = [30, 20, 10].map((id) => aListedOrder({ id }))
let version = 'v1'
const scrollIntoView = vi.fn<typeof Element.prototype.scrollIntoView>()

const staffOrder = (id: number): StaffOrder => ({
  ...anOrderDetail({ id }),
  typeOfDelivery: 'shipping_to_customer',
  language: 'pl',
  customerType: 'company',
  taxId: '5260250274',
  email: 'jan@example.com',
  phone: '+48600100200',
  courierNote: 'Dzwonić od podwórza',
  accepted: { rules: null, privacy: null, returns: null },
  buyer: { address: 'Rynek 1', postCode: '90-001', city: 'Łódź', country: 'Polska' },
  work: { heldBy: null, tags: [], receiptNumber: null, log: [] },
  returns: nothingBack,
  people: {},
  products: [],
})

beforeEach(() => {
  window.history.replaceState(null, '', '/admin?status=Pending')
  stubWideScreen(true)
  Element.prototype.scrollIntoView = scrollIntoView
  orders = [30, 20, 10].map((id) => aListedOrder({ id }))
  version = 'v1'
  bff.mockReset().mockImplementation(async (path) => {
    if (path.endsWith('-version')) return { version }
    if (path.endsWith('-tags')) return []
    if (path.startsWith('/api/admin/shipments')) return { carriers: [], orders: [] }
    const id = /orders\/(\d+)$/.exec(path)?.[1]
    return id === undefined ? { orders, total: orders.length, people: {} } : staffOrder(Number(id))
  })
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})
afterEach(() => vi.unstubAllGlobals())

const panelOf = (id: number) =>
  screen.findByRole('region', { name: t('admin.order_title', { id: String(id) }) })

async function open(id: number) {
  const result = renderWithQueries(<AdminOrders />)
  await screen.findByRole('link', { name: String(id) })
  await result.user.click(rowOf(id) ?? document.body)
  await panelOf(id)
  return result
}

const rowOf = (id: number) => screen.getByRole('link', { name: String(id) }).closest('tr')

const fakeTimers = () =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })

describe('the order beside the list', () => {
  it('has at its top whom to reach, where it goes, how, and what the buyer asked for', async () => {
    await open(30)
    const panel = within(await panelOf(30))
    expect(await panel.findByRole('link', { name: '+48600100200' })).toHaveAttribute(
      'href',
      'tel:+48600100200',
    )
    expect(panel.getByRole('link', { name: 'jan@example.com' })).toHaveAttribute(
      'href',
      'mailto:jan@example.com',
    )
    for (const text of ['5260250274', 'Rynek 1, 90-001 Łódź, Polska', t('payment.payment_at_delivery')])
      expect(panel.getByText(text)).toBeVisible()
    expect(panel.getByRole('combobox', { name: t('admin.change_status') })).toBeVisible()
    expect(panel.getByRole('link', { name: t('admin_orders.whole') })).toHaveAttribute(
      'href',
      '/admin/order/30',
    )
  })

  // Shows D44b
  it('begins with the items and the status, and what is not needed at once is a line that opens', async () => {
    const { user } = await open(30)
    const panel = within(await panelOf(30))
    const items = await panel.findByRole('table')
    const status = panel.getByRole('combobox', { name: t('admin.change_status') })
    const phone = panel.getByRole('link', { name: '+48600100200' })
    expect(items.compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(status.compareDocumentPosition(phone)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const parcels = within(panel.getByRole('region', { name: t('admin_orders.parcels') }))
    const line = parcels.getByRole('button', { name: `${t('admin_orders.parcels')} (0)` })
    expect(parcels.queryByLabelText(t('admin_orders.parcel_number'))).not.toBeVisible()
    await user.click(line)
    const number = parcels.getByLabelText(t('admin_orders.parcel_number'))
    await user.type(number, '1234')
    await user.click(line)
    expect(number).not.toBeVisible()
    await user.click(line)
    expect(number).toHaveValue('1234')
  })

  it('stands in the address with the filter, and the list stays', async () => {
    await open(20)
    expect(window.location.search).toBe('?status=Pending&order=20')
    expect(rowOf(20)).toHaveAttribute('aria-current', 'true')
    expect(rowOf(30)).not.toHaveAttribute('aria-current')
  })

  it('gives way to its neighbours, by button and by key, as far as the page goes', async () => {
    const { user } = await open(30)
    const panel = within(await panelOf(30))
    expect(panel.getByRole('button', { name: t('admin_orders.previous') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(panel.getByRole('button', { name: t('admin_orders.next') }))
    await panelOf(20)
    await user.keyboard('j')
    const last = within(await panelOf(10))
    expect(last.getByRole('button', { name: t('admin_orders.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
    await user.click(rowOf(10) ?? document.body)
    await user.keyboard('jkk')
    await panelOf(30)
  })

  // Shows D44a
  it('is opened by the row or by a key within it, and the number leads to its page', async () => {
    const { user } = renderWithQueries(<AdminOrders />)
    const link = await screen.findByRole('link', { name: '20' })
    expect(link).toHaveAttribute('href', '/admin/order/20')
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    await user.click(screen.getAllByRole('checkbox')[2] ?? document.body)
    expect(window.location.search).toBe('?status=Pending')
    act(() => link.focus())
    await user.keyboard('o')
    await panelOf(20)
  })

  // Shows D44a
  it('leaves the choice of a status with its button in every row', async () => {
    await open(20)
    const row = within(rowOf(30) ?? document.body)
    for (const control of [row.getByRole('combobox'), row.getByRole('button', { name: /./ })])
      expect(control.closest('td')).not.toHaveClass('@max-5xl:hidden')
  })

  it('has its next status under a key, which types nothing where somebody types', async () => {
    const { user } = await open(30)
    await screen.findByRole('combobox', { name: t('admin.change_status') })
    await user.keyboard('s')
    expect(screen.getByRole('combobox', { name: t('admin.change_status') })).toHaveFocus()
    await user.type(screen.getByRole('searchbox'), 'jks')
    expect(screen.getByRole('searchbox')).toHaveValue('jks')
    await panelOf(30)
  })

  it('is closed by a key', async () => {
    const { user } = await open(30)
    await user.keyboard('{Escape}')
    expect(window.location.search).toBe('?status=Pending')
    expect(screen.queryByText(t('admin.order_title', { id: '30' }))).not.toBeInTheDocument()
  })

  it('that leaves the list stays open, and the next one is the one that took its place', async () => {
    fakeTimers()
    const { user } = await open(20)
    orders = orders.filter(({ id }) => id !== 20)
    version = 'v2'
    await act(() => vi.advanceTimersByTimeAsync(3_500))
    vi.useRealTimers()
    await waitFor(() => expect(screen.queryByRole('link', { name: '20' })).not.toBeInTheDocument())
    const panel = within(await panelOf(20))
    await user.click(panel.getByRole('button', { name: t('admin_orders.next') }))
    await panelOf(10)
  })

  it('costs no second reading of the version', async () => {
    fakeTimers()
    await open(30)
    const polls = () => bff.mock.calls.filter(([path]) => path.endsWith('-version')).length
    const before = polls()
    await act(() => vi.advanceTimersByTimeAsync(9_100))
    vi.useRealTimers()
    expect(polls() - before).toBe(3)
  })

  it('is a page of its own where there is no room beside', async () => {
    stubWideScreen(false)
    window.history.replaceState(null, '', '/admin?order=30')
    renderWithQueries(<AdminOrders />)
    expect(await screen.findByRole('link', { name: '30' })).toHaveAttribute('href', '/admin/order/30')
    expect(screen.queryByText(t('admin.order_title', { id: '30' }))).not.toBeInTheDocument()
  })
})

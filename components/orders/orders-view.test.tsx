import { grosze } from '@bieznik/contract/money/money'
import type { MoneyBack } from '@bieznik/contract/money/money-back'
import type { Order } from '@bieznik/contract/selling/order'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { anOrder, anOwnOrder, aTransfer, jan } from '@/tests/shop-examples'
import { OrdersView } from './orders-view'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const shipped = { typeOfDelivery: 'shipping_to_customer' } as const
const pending = anOrder({ id: 30, ...shipped })
const sent = anOrder({ id: 20, status: 'Sent', name: 'Łucja Żółć', ...shipped })
const delivered = anOrder({
  id: 10,
  status: 'Delivered',
  deliveredAt: '2026-01-09T12:00:00.000Z',
  ...shipped,
})
const pickup = anOrder({ id: 31, typeOfDelivery: 'delivery_with_assembly' })

/** The payments of an order, by its number. */
let paymentsOf: Record<number, OwnOrder['payments']>
let moneyBackOf: Record<number, MoneyBack[]>

/** The same order as its page gets it. */
const own = (order: Order & Partial<OwnOrder>): OwnOrder => {
  const { userId: _userId, firstAndLastName: _name, ...shown } = order
  return anOwnOrder({ payments: paymentsOf[order.id] ?? [], moneyBack: moneyBackOf[order.id], ...shown })
}

/** What the BFF answers to `/api/orders…`; the others are not there. */
function answerWith(orders: Order[], total = orders.length) {
  bff.mockImplementation(async (path) => {
    const [, id] = /^\/api\/orders\/(\d+)$/.exec(path) ?? []
    if (id === undefined) return { orders, total }
    const order = orders.find((each) => each.id === Number(id))
    if (!order) throw new ProblemError('not_found', 'text')
    return own(order)
  })
}

function open(orders?: Order[], locale?: Locale, address = '/orders') {
  if (orders) answerWith(orders)
  window.history.replaceState(null, '', address)
  return renderWithQueries(<OrdersView />, locale)
}
const t = translate('pl')
const linkOf = (id: number, locale: Locale = 'pl') =>
  screen.findByRole('link', { name: translate(locale)('orders.details_of', { id }) })
const rowOf = async (id: number) => {
  const row = (await linkOf(id)).closest('tr')
  if (!row) throw new Error(`order ${id} is in no row`)
  return row
}
const cellOf = async (id: number, column: string) => {
  const index = screen.getAllByRole('columnheader').findIndex((header) => header.textContent === column)
  return (await rowOf(id)).children[index]
}
/** The last list that was asked for. */
const askedFor = () =>
  bff.mock.calls.map(([path]) => path).findLast((path) => path.startsWith('/api/orders?'))

let isWide: boolean
beforeEach(() => {
  isWide = true
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }))
  paymentsOf = {}
  moneyBackOf = {}
  bff.mockReset()
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
})
afterEach(() => vi.unstubAllGlobals())

describe('the orders, in each of their states', () => {
  it('wait until it is known who is there', () => {
    vi.mocked(useAuth).mockReturnValue({ status: 'loading' })
    open()
    expect(screen.getByRole('status')).toHaveTextContent(t('orders.loading'))
    expect(bff).not.toHaveBeenCalled()
  })

  // Shows S8.14
  it('say that they could not be loaded, and are tried again', async () => {
    bff
      .mockRejectedValueOnce(new ProblemError('unavailable', 'text'))
      .mockResolvedValue({ orders: [pending], total: 1 })
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent(t('orders.failed_load'))
    await user.click(screen.getByRole('button', { name: t('orders.retry') }))
    expect(await rowOf(30)).toBeVisible()
  })

  it.each(routing.locales)('are none yet, in %s, with a way on', async (locale) => {
    open([], locale)
    expect(await screen.findByText(translate(locale)('orders.empty'))).toBeVisible()
    expect(screen.getByRole('link', { name: translate(locale)('orders.to_catalogue') })).toBeVisible()
  })
})

describe('the table', () => {
  // Shows S2.98
  it.each(routing.locales)('has the columns of the specification in their order, in %s', async (locale) => {
    open([pending], locale)
    await screen.findByRole('table')
    const say = translate(locale)
    const columns = [
      'id',
      'date',
      'products',
      'total',
      'status',
      'finish_date',
      'delivery_address',
      'delivery_method',
      'payment',
    ] as const
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(
      columns.map((key) => say(`orders.${key}`)),
    )
  })

  // Shows S2.103
  it('shows an order as it is, in PLN', async () => {
    open([pending])
    expect(await rowOf(30)).toHaveTextContent('4 × Nadbieg Trasa 195/80 R15 96T')
    expect(await cellOf(30, t('orders.date'))).toHaveTextContent('5 sty 2026')
    expect(await cellOf(30, t('orders.total'))).toHaveTextContent(/^1650,00\szł$/)
    expect(await cellOf(30, t('orders.status'))).toHaveTextContent(t('status.Pending'))
    expect(await cellOf(30, t('orders.delivery_address'))).toHaveTextContent(
      /^ul. Polna 1\/2, 30-001 Kraków, Polska$/,
    )
    expect(await cellOf(30, t('orders.delivery_method'))).toHaveTextContent(
      t('delivery.shipping_to_customer'),
    )
    expect(await cellOf(30, t('orders.payment'))).toHaveTextContent(t('payment.payment_at_delivery'))
  })

  // Shows S2.102
  it.each([
    [delivered, '9 sty 2026'],
    [anOrder({ ...delivered, deliveredAt: null }), '5 sty 2026'],
    [pending, '–'],
    [sent, '–'],
    [anOrder({ status: 'Canceled', deliveredAt: '2026-01-09T12:00:00.000Z' }), '–'],
  ])('%# has its finish date, or a dash', async (order, text) => {
    open([order])
    await screen.findByRole('table')
    expect((await cellOf(order.id, t('orders.finish_date')))?.textContent).toBe(text)
  })

  it.each([
    [delivered, /Odstąp od umowy tutaj.*Odstąpienie możliwe do 23 sty 2026/],
    [anOrder({ ...delivered, deliveredAt: null }), /Odstąp od umowy tutaj Złóż reklamację$/],
    [pending, /Odstąp od umowy tutaj Złóż reklamację$/],
    [anOrder({ status: 'Canceled' }), /T$/],
  ])('%# leads to the withdrawal while there is a contract, and says until when', async (order, text) => {
    open([order])
    await screen.findByRole('table')
    expect(await cellOf(order.id, t('orders.products'))).toHaveTextContent(text)
    for (const link of screen.queryAllByRole('link', { name: /^Odstąp od umowy tutaj: zamówienie nr/ }))
      expect(link).toHaveAttribute('href', `/withdrawal?order=${order.id}`)
  })

  it('shows the day of the calendar in Poland', async () => {
    open([anOrder({ id: 30, orderDate: '2026-06-30T22:30:00.000Z' })])
    await screen.findByRole('table')
    expect(await cellOf(30, t('orders.date'))).toHaveTextContent('1 lip 2026')
  })
})

it('are cards where there is no room for a table, with everything that it says', async () => {
  isWide = false
  open([delivered])
  const card = (await linkOf(10)).closest('li')
  for (const text of [
    '4 × Nadbieg Trasa 195/80 R15 96T',
    t('status.Delivered'),
    '5 sty 2026',
    '9 sty 2026',
    'ul. Polna 1/2, 30-001 Kraków, Polska',
    t('delivery.shipping_to_customer'),
    t('payment.payment_at_delivery'),
  ])
    expect(card).toHaveTextContent(text)
  expect(card).toHaveTextContent(/1650,00\szł/)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

describe('an order that is picked up', () => {
  it.each([true, false])('says where and when, and never the home of the buyer (wide: %s)', async (wide) => {
    isWide = wide
    open([pickup])
    const shown = (await linkOf(31)).closest(wide ? 'tr' : 'li')
    expect(shown).toHaveTextContent('ul. Kauczukowa 14, 42-207 Częstochowa')
    expect(shown).toHaveTextContent('8:00–20:00')
    expect(shown).not.toHaveTextContent('ul. Polna 1/2')
    expect(shown).not.toHaveTextContent(t('orders.address'))
  })

  it('says the same in its details, and that it is ready when it is', async () => {
    open([{ ...pickup, status: 'Sent' }], 'pl', '/orders?order=31')
    const dialog = within(await screen.findByRole('dialog'))
    const name = (await dialog.findByText(t('delivery.pickup_place'))).closest('dt')
    expect(name?.nextElementSibling).toHaveTextContent('ul. Kauczukowa 14, 42-207 Częstochowa')
    expect(dialog.getByText(new RegExp(t('delivery.pickup_ready')))).toBeVisible()
  })
})

describe('the printable confirmation', () => {
  const confirmationOf = (id: number) => ({ name: t('orders.confirmation_of', { id: String(id) }) })
  const href = '/orders/30/confirmation'

  it.each([true, false])('is linked in the list (wide: %s)', async (wide) => {
    isWide = wide
    open([pending, sent])
    expect(await screen.findByRole('link', confirmationOf(30))).toHaveAttribute('href', href)
    expect(screen.getByRole('link', confirmationOf(20))).toBeVisible()
  })

  it('is linked in the details', async () => {
    open([pending], 'pl', '/orders?order=30')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('link', confirmationOf(30))).toHaveAttribute('href', href)
  })

  it('is linked once the order is placed', async () => {
    open([pending], 'pl', '/orders?placed=30')
    const documents = within(await screen.findByRole('region', { name: t('orders.documents') }))
    expect(documents.getByRole('link', confirmationOf(30))).toHaveAttribute('href', href)
  })
})

describe('finding an order', () => {
  // Shows S2.99
  it('by typing asks for it, and stands in the address', async () => {
    const { user } = open([pending], 'pl', '/orders?page=3')
    await user.type(await screen.findByRole('searchbox', { name: t('orders.search') }), 'łucja')
    await waitFor(() => expect(askedFor()).toBe('/api/orders?page=1&search=%C5%82ucja'))
    expect(new URLSearchParams(window.location.search).get('search')).toBe('łucja')
  })

  // Shows S2.100
  it('by status, in six choices', async () => {
    const { user } = open([pending])
    const filter = await screen.findByRole('combobox', { name: t('orders.status_filter') })
    expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(
      (['all', 'Pending', 'In Processing', 'Sent', 'Delivered', 'Canceled'] as const).map((key) =>
        t(`status.${key}`),
      ),
    )
    await user.selectOptions(filter, 'In Processing')
    await waitFor(() => expect(askedFor()).toBe('/api/orders?page=1&status=In+Processing'))
    await user.selectOptions(filter, '')
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  it('is as the address says, and in vain says so, with a way back', async () => {
    const { user } = open([], 'pl', '/orders?search=nobody&status=Sent')
    expect(await screen.findByText(t('orders.no_match'))).toBeVisible()
    expect(askedFor()).toBe('/api/orders?page=1&status=Sent&search=nobody')
    expect(screen.getByRole('searchbox')).toHaveValue('nobody')
    await user.click(screen.getByRole('button', { name: t('orders.reset') }))
    expect(window.location.search).toBe('')
  })

  it('turns pages', async () => {
    answerWith([pending], 25)
    const { user } = open()
    await linkOf(30)
    expect(screen.getByText(t('orders.found', { count: 25 }))).toBeVisible()
    await user.click(screen.getByRole('link', { name: t('ui.page', { page: 3 }) }))
    await waitFor(() => expect(askedFor()).toBe('/api/orders?page=3'))
    expect(window.location.search).toBe('?page=3')
  })
})

describe('the details of an order', () => {
  // Shows S2.101, D6b
  it.each([
    ['pl', '412,50 zł (113,91 $)', '1650,00 zł (455,62 $)'],
    ['en', '412.50 zł ($113.91)', '1,650.00 zł ($455.62)'],
    ['ru', '412,50 zł (113,91 $)', '1 650,00 zł (455,62 $)'],
  ] as const)(
    'have PLN first, with smaller dollars at the rate of its day beside, in %s',
    async (locale, piece, total) => {
      const { user } = open([pending], locale)
      await user.click(await linkOf(30, locale))
      const say = translate(locale)
      const dialog = within(screen.getByRole('dialog', { name: say('orders.details_of', { id: 30 }) }))
      const goods = within(await dialog.findByRole('region', { name: say('orders.products') }))
      const item = goods.getByRole('listitem')
      for (const [part, amount] of [
        [item, piece],
        [item, total],
        [dialog.getByText(say('orders.total')).parentElement, total],
      ] as const)
        expect(part?.textContent.replaceAll(/\s/g, ' ')).toContain(amount)
      expect(dialog.getByText(/3[.,]6214/)).toBeVisible()
    },
  )

  it('never show a PLN figure behind a $', async () => {
    open([pending], 'pl', '/orders?order=30')
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByRole('region', { name: t('orders.products') })
    expect(dialog.textContent).not.toMatch(/\$\s?(412|1\s?650)|(412,50|1\s?650,00)\s?\$/)
  })

  it('have an address, are closed by going back, and give the focus back', async () => {
    const { user } = open([pending, sent])
    await user.click(await linkOf(20))
    expect(window.location.search).toBe('?order=20')
    expect(await within(screen.getByRole('dialog')).findByText(t('status.Sent'))).toBeVisible()
    act(() => window.history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(async () => expect(await linkOf(20)).toHaveFocus())
  })

  it('close on Escape and leave the list as it was', async () => {
    const { user } = open([pending], 'pl', '/orders?search=jan')
    await user.click(await linkOf(30))
    expect(window.location.search).toBe('?search=jan&order=30')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.search).toBe('?search=jan')
  })

  it.each(['99', 'abc', '0'])('are reported as missing for the order %s', async (id) => {
    const { user } = open([pending], 'pl', `/orders?order=${id}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(t('orders.not_found'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  it('that could not be loaded are tried again', async () => {
    answerWith([pending])
    const list = bff.getMockImplementation()
    let isAway = true
    bff.mockImplementation(async (path, request) => {
      if (path === '/api/orders/30' && isAway) throw new ProblemError('unavailable', 'text')
      return list?.(path, request)
    })
    const { user } = open(undefined, 'pl', '/orders?order=30')
    expect(await screen.findByRole('alert')).toHaveTextContent(t('orders.failed_load_one'))
    isAway = false
    await user.click(screen.getByRole('button', { name: t('orders.retry') }))
    expect(await within(screen.getByRole('dialog')).findByText(t('status.Pending'))).toBeVisible()
  })
})

describe('what a buyer can do with an order', () => {
  const details = async (orders: Order[], id: number) => {
    const view = open(orders, 'pl', `/orders?order=${id}`)
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByRole('button', { name: t('orders.again') })
    return { ...view, dialog }
  }
  const press = (user: { click: (element: Element) => Promise<void> }, name: string) =>
    user.click(screen.getByRole('button', { name }))

  it('is canceled after a question, and then says so', async () => {
    const { user, dialog } = await details([pending], 30)
    await press(user, t('orders.cancel'))
    expect(dialog).toHaveTextContent(t('orders.cancel_question', { id: '30' }))
    await press(user, t('orders.cancel_no'))
    await press(user, t('orders.cancel'))
    expect(screen.getByRole('button', { name: t('orders.cancel_yes') })).toHaveClass('button-danger')
    answerWith([{ ...pending, status: 'Canceled' }])
    bff.mockResolvedValueOnce({ ...pending, status: 'Canceled', payments: [] })
    await press(user, t('orders.cancel_yes'))
    await waitFor(() => expect(dialog).toHaveTextContent(t('status.Canceled')))
    expect(bff).toHaveBeenCalledWith('/api/orders/30/cancel', expect.objectContaining({ method: 'POST' }))
    expect(within(dialog).queryByRole('button', { name: t('orders.cancel') })).not.toBeInTheDocument()
  })

  it('is not canceled once somebody has begun with it, and says whom to call', async () => {
    const { user, dialog } = await details([pending], 30)
    await press(user, t('orders.cancel'))
    answerWith([{ ...pending, status: 'In Processing' }])
    bff.mockRejectedValueOnce(new ProblemError('stale_status', 'text'))
    await press(user, t('orders.cancel_yes'))
    await waitFor(() => expect(dialog).toHaveTextContent(t('status.In Processing')))
    expect(within(dialog).getByText(t('orders.cancel_late'))).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: t('orders.cancel_yes') })).toBeNull()
  })

  it('loses a single line after a question; the only line is canceled with the order', async () => {
    const [item] = pending.orderItems
    if (!item) throw new Error('the example has a line')
    const other = { ...item, id: item.id + 1, title: 'Felga stalowa' }
    const two = { ...pending, orderItems: [item, other] }
    const { user, dialog } = await details([two], 30)
    await press(user, t('orders.cancel_line_of', { title: other.title }))
    expect(dialog).toHaveTextContent(t('orders.cancel_line_question', { title: other.title }))
    const { quantity, price } = other
    const canceled = { itemId: other.id, title: other.title, before: { quantity, price }, after: null }
    const { total: totalAfter, orderDate: doneAt } = pending
    const totalBefore = grosze(totalAfter + quantity * price)
    const corrections = [{ id: 1, lines: [canceled], totalBefore, totalAfter, doneAt }]
    const changed = { ...pending, corrections }
    answerWith([changed])
    bff.mockResolvedValueOnce({ ...changed, payments: [] })
    await press(user, t('orders.cancel_yes'))
    const line = `${other.title}: anulowano (było ${quantity} ×`
    await waitFor(() => expect(dialog).toHaveTextContent(line))
    expect(
      within(dialog).queryByRole('button', { name: t('orders.cancel_line_of', { title: other.title }) }),
    ).toBeNull()
    expect(bff).toHaveBeenCalledWith(
      `/api/orders/30/lines/${other.id}/cancel`,
      expect.objectContaining({ method: 'POST' }),
    )
    const name = t('orders.cancel_line_of', { title: item.title })
    expect(within(dialog).queryByRole('button', { name })).not.toBeInTheDocument()
  })

  it('cannot be canceled when it is on its way, and can be ordered again', async () => {
    const { user, dialog } = await details([sent], 20)
    expect(within(dialog).queryByRole('button', { name: t('orders.cancel') })).not.toBeInTheDocument()
    bff.mockRejectedValueOnce(new ProblemError('not_for_sale', 'text'))
    await press(user, t('orders.again'))
    expect(
      await within(dialog).findByText(/Nadbieg Trasa 195\/80 R15 96T/, { selector: '[role=alert] p' }),
    ).toBeVisible()
  })
})

describe('what was paid before the order', () => {
  const paid = anOrder({ id: 40, paid: grosze(165_000), due: grosze(0), typeOfPayment: 'paypal' })
  const partly = anOrder({ id: 41, paid: grosze(100_000), due: grosze(65_000) })

  it.each([true, false])('is marked in the list (wide: %s)', async (wide) => {
    isWide = wide
    open([paid, partly, pending])
    await linkOf(40)
    expect(screen.getAllByText(t('orders.paid_mark'), { exact: true })).toHaveLength(1)
    expect(screen.getAllByText(t('orders.part_paid_mark'))).toHaveLength(1)
  })

  it('and went back is not called paid, nor is what a canceled order holds', async () => {
    const refunded = grosze(165_000)
    const canceled = anOrder({ id: 42, status: 'Canceled', paid: grosze(100_000), due: grosze(0) })
    open([{ ...paid, refunded }, canceled])
    await linkOf(40)
    expect(screen.queryByText(t('orders.paid_mark'), { exact: true })).not.toBeInTheDocument()
    expect(screen.getByText(t('orders.sent_back_mark'))).toBeVisible()
    expect(screen.getByText(t('orders.to_send_back_mark'))).toBeVisible()
  })

  it.each(routing.locales)('is part of its story with the real dollars, in %s', async (locale) => {
    const at = (day: number) => `2026-01-0${day}T10:00:00.000Z`
    paymentsOf = {
      41: [
        { amount: grosze(165_000), usd: '455.62', provider: 'paypal', at: at(5) },
        { amount: grosze(100_000), usd: '280.11', provider: 'paypal', at: at(6) },
      ],
    }
    moneyBackOf = {
      41: [
        { amount: grosze(165_000), usd: '455.62', provider: 'paypal', state: 'done', at: at(7) },
        { amount: grosze(5_000), usd: null, provider: null, state: 'asked', at: at(8) },
      ],
    }
    open([partly], locale, '/orders?order=41')
    const say = translate(locale)
    const dialog = within(await screen.findByRole('dialog'))
    const story = within(await dialog.findByRole('region', { name: say('orders.story.title') }))
    const steps = story.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(steps).toEqual([
      expect.stringContaining(say('orders.story.placed')),
      expect.stringMatching(/5.*PayPal.*1.?650[.,]00.*455[.,]62/),
      expect.stringMatching(/6.*PayPal.*1.?000[.,]00.*280[.,]11/),
      expect.stringMatching(/7.*PayPal.*1.?650[.,]00.*455[.,]62/),
      expect.stringContaining(say('orders.money_back_asked', { method: say('orders.money_back_by_hand') })),
    ])
    expect(dialog.getByText(say('orders.due')).parentElement).toHaveTextContent(/650[.,]00.*179[.,]49/)
  })

  it('is not spoken of where nothing was', async () => {
    open([pending], 'pl', '/orders?order=30')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('region', { name: t('orders.products') })
    for (const words of [t('orders.due'), t('orders.paid_mark')])
      expect(dialog.queryByText(words)).not.toBeInTheDocument()
  })
})

describe('the order that was just placed', () => {
  it('of a guest asks for no profile, which guests lack', async () => {
    vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: { ...jan, isGuest: true } })
    open([pending], 'pl', '/orders?placed=30')
    expect(await screen.findByRole('alert')).toHaveTextContent(t('orders.placed', { id: '30' }))
    expect(bff.mock.calls.map(([path]) => path)).not.toContain('/api/account')
  })

  it('says how it is paid by bank transfer, and that the shop waits for the money', async () => {
    const order = {
      ...pending,
      typeOfPayment: 'transfer',
      paidUntil: '2026-12-04',
      transfer: aTransfer(),
    } as const
    open([order], 'pl', '/orders?placed=30')
    const box = await screen.findByRole('region', { name: t('transfer.title') })
    expect(box).toHaveTextContent('Zamowienie 30-08')
    const next = screen.getByRole('region', { name: t('orders.next.title') })
    expect(next).toHaveTextContent(/Płacisz do: .*4 grudnia/)
    expect(next).not.toHaveTextContent(t('orders.next.pay_courier'))
  })

  it.each(routing.locales)('promises no day in %s while the money is awaited', async (locale) => {
    const say = translate(locale)
    const awaited = { ...pending, typeOfDelivery: 'shipping_to_customer', typeOfPayment: 'transfer' } as const
    open([{ ...awaited, deliverBy: '2026-01-08' }], locale, '/orders?placed=30')
    const steps = await screen.findByRole('region', { name: say('orders.next.title') })
    expect(steps).toHaveTextContent(say('orders.next.sent_after_payment', { days: 3 }))
    expect(steps).not.toHaveTextContent(/stycz|Jan|янв/)
  })

  it.each(routing.locales)('says in %s what happens next, when, and what is to be paid', async (locale) => {
    const say = translate(locale)
    open([{ ...pending, deliverBy: '2026-01-08' }], locale, '/orders?placed=30')
    const steps = await screen.findByRole('region', { name: say('orders.next.title') })
    expect(steps).toHaveTextContent(/8/)
    expect(steps).toHaveTextContent(say('orders.next.pay_courier'))
    expect(steps).toHaveTextContent(/1[\s,]?650[,.]00/)
  })

  it('names the day of pickup, and gives it to a calendar', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const { user } = open([{ ...pickup, pickupDay: '2026-01-10' }], 'pl', '/orders?placed=31')
    const steps = await screen.findByRole('region', { name: t('orders.next.title') })
    expect(steps).toHaveTextContent('sobota, 10 stycznia')
    await user.click(within(steps).getByRole('button', { name: t('orders.next.to_calendar') }))
    const [file] = saved.mock.calls[0] ?? []
    if (!(file instanceof Blob)) throw new Error('no file was saved')
    expect(await file.text()).toContain('DTSTART;VALUE=DATE:20260110')
  })

  // Shows S7.12
  it('is named by its number, once', async () => {
    open([pending], 'pl', '/orders?placed=30')
    expect(await screen.findByRole('alert')).toHaveTextContent(t('orders.placed', { id: '30' }))
    expect(window.location.search).toBe('')
  })

  it('is not named when it is unknown or somebody else’s', async () => {
    open([pending], 'pl', '/orders?placed=99')
    await linkOf(30)
    await waitFor(() => expect(bff.mock.calls.some(([path]) => path === '/api/orders/99')).toBe(true))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is reported as the newest when it had been placed before', async () => {
    open([pending], 'pl', '/orders?placed=earlier')
    expect(await screen.findByRole('alert')).toHaveTextContent(t('orders.placed_earlier'))
  })
})

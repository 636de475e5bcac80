import type { Order } from '@bieznik/contract/order'
import { grosze } from '@bieznik/contract/money'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { anOrder, jan } from '@/tests/shop-examples'
import { OrdersView } from './orders-view'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const renderStatus = {
  Pending: '(P)',
  'In Processing': '(I)',
  Sent: '(S)',
  Delivered: '(D)',
  Canceled: '(C)',
}

const pending = anOrder({ id: 30 })
const sent = anOrder({ id: 20, status: 'Sent', name: 'Łucja Żółć' })
const delivered = anOrder({ id: 10, status: 'Delivered', deliveredAt: '2026-01-09T12:00:00.000Z' })

function open(orders?: Order[], locale?: Locale) {
  if (orders) bff.mockResolvedValue(orders)
  return renderWithQueries(<OrdersView renderStatus={renderStatus} />, locale)
}
const t = translate('pl')
const rowOf = async (id: number) => {
  const row = (await screen.findByRole('button', { name: t('orders.details_of', { id }) })).closest('tr')
  if (!row) throw new Error(`order ${id} is in no row`)
  return row
}
const cellOf = async (id: number, column: string) => {
  const index = screen.getAllByRole('columnheader').findIndex((header) => header.textContent === column)
  return (await rowOf(id)).children[index]
}
const shownIds = () => screen.queryAllByRole('rowheader').map((header) => Number(header.textContent))

beforeEach(() => {
  bff.mockReset()
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
})

describe('the orders, in each of their states', () => {
  it('wait until it is known who is there', () => {
    vi.mocked(useAuth).mockReturnValue({ status: 'loading' })
    open()
    expect(screen.getByRole('status')).toHaveTextContent(t('orders.loading'))
    expect(bff).not.toHaveBeenCalled()
  })

  it('say that they could not be loaded, and are tried again', async () => {
    bff.mockRejectedValueOnce(new ProblemError('unavailable', 'text')).mockResolvedValue([pending])
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
  it.each(routing.locales)('has the nine columns of the specification, in %s', async (locale) => {
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
      'address',
      'delivery',
      'payment',
    ] as const
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(
      columns.map((key) => say(`orders.${key}`)),
    )
  })

  it('shows an order as it is, in PLN', async () => {
    open([pending])
    expect(await rowOf(30)).toHaveTextContent('4 × Nadbieg Trasa 195/80 R15 96T')
    expect(await cellOf(30, t('orders.date'))).toHaveTextContent('5 sty 2026')
    expect(await cellOf(30, t('orders.total'))).toHaveTextContent(/^1650,00\szł$/)
    expect(await cellOf(30, t('orders.status'))).toHaveTextContent('(P)')
    expect(await cellOf(30, t('orders.address'))).toHaveTextContent('ul. Polna 1/2, 30-001 Kraków, Polska')
    expect(await cellOf(30, t('orders.delivery'))).toHaveTextContent(t('delivery.delivery_with_assembly'))
    expect(await cellOf(30, t('orders.payment'))).toHaveTextContent(t('payment.payment_at_delivery'))
  })

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

  it('tells the day as the calendar in Poland does', async () => {
    open([anOrder({ id: 30, orderDate: '2026-06-30T22:30:00.000Z' })])
    await screen.findByRole('table')
    expect(await cellOf(30, t('orders.date'))).toHaveTextContent('1 lip 2026')
  })
})

describe('finding an order', () => {
  it.each([
    ['łucja', [20]],
    ['KOWALSKI', [30, 10]],
    ['30', [30]],
    ['0', [30, 20, 10]],
  ])('by typing %s', async (text, ids) => {
    const { user } = open([pending, sent, delivered])
    await user.type(await screen.findByRole('searchbox', { name: t('orders.search') }), text)
    expect(shownIds()).toEqual(ids)
  })

  it('in vain says so', async () => {
    const { user } = open([pending, sent, delivered])
    await user.type(await screen.findByRole('searchbox', { name: t('orders.search') }), 'nobody')
    expect(screen.getByRole('status')).toHaveTextContent(t('orders.no_match'))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('by status, together with the text', async () => {
    const { user } = open([pending, sent, delivered])
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
    await user.selectOptions(filter, 'Sent')
    expect(shownIds()).toEqual([20])
    await user.type(screen.getByRole('searchbox'), 'jan')
    expect(shownIds()).toEqual([])
    await user.selectOptions(filter, '')
    expect(shownIds()).toEqual([30, 10])
  })
})

describe('the dialog of an order', () => {
  it.each([
    ['pl', '113,91', /412,50\szł/, '455,62', /1650,00\szł/],
    ['en', '113.91', /412\.50\szł/, '455.62', /1,650\.00\szł/],
    ['ru', '113,91', /412,50\szł/, '455,62', /1\s650,00\szł/],
  ] as const)(
    'has dollars at the rate of its day with PLN beside, in %s',
    async (locale, piece, piecePln, total, totalPln) => {
      const { user } = open([pending], locale)
      const title = translate(locale)('orders.details_of', { id: 30 })
      await user.click(await screen.findByRole('button', { name: title }))
      const dialog = within(screen.getByRole('dialog', { name: title }))
      const [item] = dialog.getAllByRole('row').slice(1)
      const [, , price, lineTotal] = item ? within(item).getAllByRole('cell') : []
      for (const [cell, dollars, pln] of [
        [price, piece, piecePln],
        [lineTotal, total, totalPln],
        [dialog.getByText(new RegExp(`^${translate(locale)('orders.total')}:`)), total, totalPln],
      ] as const) {
        expect(cell).toHaveTextContent(dollars)
        expect(cell).toHaveTextContent('$')
        expect(cell).toHaveTextContent(pln)
      }
      expect(dialog.getByText(/3[.,]6214/)).toBeVisible()
    },
  )

  it('never shows a PLN figure behind a $', async () => {
    const { user } = open([anOrder({ id: 30, total: grosze(165_000) })])
    await user.click(await screen.findByRole('button', { name: t('orders.details_of', { id: 30 }) }))
    expect(screen.getByRole('dialog').textContent).not.toMatch(/\$\s?(412|1\s?650)|(412,50|1\s?650,00)\s?\$/)
  })

  it('shows the status and closes on Escape', async () => {
    const { user } = open([pending])
    await user.click(await screen.findByRole('button', { name: t('orders.details_of', { id: 30 }) }))
    expect(within(screen.getByRole('dialog')).getByText('(P)')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

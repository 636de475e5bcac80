import { reportsSchema, stockReportSchema } from '@bieznik/contract/money/reports'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff, streamBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { saveFile } from '@/lib/save-file'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { ReportsScreen } from './reports-screen'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>(), streamBff: vi.fn<typeof streamBff>() }))
vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }))

const t = translate('pl')
const sales = { pieces: 2, gross: 246, net: 200, margin: 50, marginOf: 200 }
const none = { pieces: 0, gross: 0, net: 0, margin: 0, marginOf: 0 }
const wire: z.input<typeof reportsSchema> = {
  steps: [
    { step: '2026-10-01', orders: 1, ...sales, refunds: 0 },
    { step: '2026-10-02', orders: 0, ...none, refunds: 12.3 },
  ],
  kinds: [
    { kind: 'Tire', ...sales },
    { kind: 'Wheel', ...none },
  ],
  total: { orders: 1, ...sales, refunds: 12.3 },
  best: [{ id: 7, title: 'Nadbieg Szuter', kind: 'Tire', stock: 3, ...sales }],
}
const stocked = { kind: 'Tire' as const, stock: 3, price: 123, purchasePrice: null }
const stockWire: z.input<typeof stockReportSchema> = {
  reorder: { count: 1, products: [{ id: 7, title: 'Nadbieg Szuter', ...stocked, sold: 9, daysLeft: 30 }] },
  dead: { count: 1, gross: 369, products: [{ id: 8, title: 'Nadbieg Stary', ...stocked, lastSoldOn: null }] },
}

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/numbers')
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
  vi.mocked(callBff)
    .mockReset()
    .mockImplementation(async (path) => {
      return path.includes('/stock') ? stockReportSchema.parse(stockWire) : reportsSchema.parse(wire)
    })
})

it('shows turnover and margin by kind, in a chart with its sentence, and what sells, runs out and lies', async () => {
  renderWithQueries(<ReportsScreen today="2026-11-27" />)
  const kinds = await screen.findByRole('table', { name: t('admin_numbers.by_kind') })
  expect(within(kinds).getAllByRole('cell', { name: /50,00\s*zł 25\s*%/ })).toHaveLength(2)
  expect(within(kinds).getAllByRole('cell', { name: '–' }).length).toBeGreaterThan(0)
  expect(screen.getByText(/Obrót brutto\. Najwięcej: 246/)).toBeVisible()
  const reorder = await screen.findByRole('table', { name: t('admin_numbers.reorder', { count: 1 }) })
  expect(within(reorder).getByRole('link', { name: 'Nadbieg Szuter' })).toHaveAttribute(
    'href',
    '/admin/products/7',
  )
  expect(screen.getByRole('table', { name: t('admin_numbers.dead', { count: 1 }) })).toHaveTextContent(
    t('admin_numbers.never'),
  )
  expect(screen.getByRole('link', { name: t('admin_numbers.searches') })).toHaveAttribute(
    'href',
    '/admin/searches',
  )
})

it('asks by month for a year, and for the days that are chosen', async () => {
  renderWithQueries(<ReportsScreen today="2026-11-27" />)
  await userEvent.click(screen.getByRole('button', { name: t('admin_books.periods.last_year') }))
  expect(callBff).toHaveBeenCalledWith(
    '/api/admin/numbers?from=2025-01-01&before=2026-01-01&by=month',
    expect.anything(),
  )
  await userEvent.selectOptions(screen.getByLabelText(t('admin_numbers.look_back')), '365')
  expect(callBff).toHaveBeenCalledWith('/api/admin/numbers/stock?days=365', expect.anything())
})

it('writes down a purchase price, refuses what is none, and takes an empty one for unknown', async () => {
  renderWithQueries(<ReportsScreen today="2026-11-27" />)
  const [change] = await screen.findAllByRole('button', {
    name: t('admin_numbers.change_of', { title: 'Nadbieg Szuter' }),
  })
  if (!change) throw new Error('there is a button')
  await userEvent.click(change)
  const field = screen.getByLabelText(new RegExp(t('admin_numbers.price_of_piece')))
  await userEvent.type(field, 'dwieście')
  await userEvent.click(screen.getByRole('button', { name: t('admin_numbers.save') }))
  expect((await screen.findAllByText(t('admin_numbers.no_price'))).length).toBeGreaterThan(0)
  await userEvent.clear(field)
  await userEvent.type(field, '210,50')
  await userEvent.click(screen.getByRole('button', { name: t('admin_numbers.save') }))
  expect(callBff).toHaveBeenCalledWith(
    '/api/admin/numbers/purchase-prices/7',
    expect.objectContaining({ method: 'PUT', json: { price: 210.5 } }),
  )
})

it('saves a table as a file, or says why not', async () => {
  vi.mocked(streamBff).mockResolvedValueOnce(new Response('a;b'))
  renderWithQueries(<ReportsScreen today="2026-11-27" />)
  const button = await screen.findByRole('button', { name: t('admin_numbers.files.turnover') })
  await userEvent.click(button)
  expect(saveFile).toHaveBeenCalledWith('turnover-2026-10-01-2026-10-31.csv', expect.anything())
  vi.mocked(streamBff).mockRejectedValueOnce(new ProblemError('unavailable', 'text'))
  await userEvent.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
})

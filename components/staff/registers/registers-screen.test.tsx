import { registersSchema, type AccountingRegisters } from '@bieznik/contract/money/registers'
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
import { RegistersScreen } from './registers-screen'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>(), streamBff: vi.fn<typeof streamBff>() }))
vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }))

const t = translate('pl')
const nothing = { count: 0, gross: 0 }
const none = { count: 0, rates: [], total: { net: 0, vat: 0, gross: 0 } }
const oneInvoice = {
  count: 1,
  rates: [{ rate: '23', net: 100, vat: 23, gross: 123 }],
  total: { net: 100, vat: 23, gross: 123 },
}
const wire: z.input<typeof registersSchema> = {
  invoices: oneInvoice,
  toReceipts: nothing,
  receipts: none,
  sales: oneInvoice,
  sold: { count: 2, gross: 223 },
  soldOnReceipts: nothing,
  soldOnInvoices: { count: 1, gross: 123 },
  soldOnOtherInvoices: nothing,
  soldWithoutInvoice: { count: 1, gross: 100 },
  payments: { count: 1, total: 123, methods: [{ method: 'przelewy24', count: 1, total: 123 }] },
  refunds: { count: 1, total: 23, methods: [{ method: 'przelewy24', count: 1, total: 23 }] },
  disputed: nothing,
  hasTaxOffice: true,
  withoutKsefNumber: 0,
  open: [{ orderId: 7, matter: 'no_invoice' }],
}
const books: AccountingRegisters = registersSchema.parse(wire)

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/books')
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
  vi.mocked(callBff).mockReset().mockResolvedValue(books)
})

it('shows the month before today: documents, what they agree with, money, and what is open', async () => {
  renderWithQueries(<RegistersScreen today="2026-11-27" />)
  const documents = await screen.findByRole('table', { name: t('admin_books.documents') })
  expect(within(documents).getAllByRole('cell', { name: /^123,00\szł$/ })).toHaveLength(2)
  expect(screen.getByText(t('admin_books.agrees'))).toBeVisible()
  const money = screen.getByRole('table', { name: t('admin_books.money') })
  expect(within(money).getAllByRole('cell', { name: /^100,00\szł$/ })).toHaveLength(2)
  expect(screen.getByRole('link', { name: t('admin_books.order', { id: '7' }) })).toHaveAttribute(
    'href',
    '/admin/order/7',
  )
  expect(callBff).toHaveBeenCalledWith(
    '/api/admin/books?from=2026-10-01&before=2026-11-01',
    expect.anything(),
  )
})

it('says it when the sums do not agree', async () => {
  vi.mocked(callBff).mockResolvedValue({ ...books, sold: { ...books.sold, gross: books.sales.total.gross } })
  renderWithQueries(<RegistersScreen today="2026-11-27" />)
  expect(await screen.findByText(t('admin_books.disagrees'))).toBeVisible()
})

it('asks for no period that is none, and says what one is', async () => {
  renderWithQueries(<RegistersScreen today="2026-11-27" />)
  const last = screen.getByLabelText(t('admin_books.to'))
  await userEvent.clear(last)
  expect(await screen.findByRole('alert')).toHaveTextContent(t('admin_books.no_period'))
  await userEvent.click(screen.getByRole('button', { name: t('admin_books.periods.last_year') }))
  expect(last).toHaveValue('2025-12-31')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('saves a register of the period under its name, or says why not', async () => {
  vi.mocked(streamBff).mockResolvedValueOnce(new Response('a;b'))
  renderWithQueries(<RegistersScreen today="2026-11-27" />)
  const button = await screen.findByRole('button', { name: t('admin_books.download.payments') })
  await userEvent.click(button)
  expect(streamBff).toHaveBeenCalledWith(
    '/api/admin/books/payments?from=2026-10-01&before=2026-11-01&language=pl',
    {},
  )
  expect(saveFile).toHaveBeenCalledWith('wpłaty-2026-10.csv', expect.anything())
  vi.mocked(streamBff).mockRejectedValueOnce(new ProblemError('unavailable', 'text'))
  await userEvent.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
})

const taxButton = (file: 'jpk_v7m' | 'jpk_fa') =>
  screen.findByRole('button', { name: t(`admin_books.tax.download.${file}`) })

it.each([
  ['jpk_v7m', 'JPK_V7M-sprzedaż-2026-10.xml'],
  ['jpk_fa', 'JPK_FA-2026-10.xml'],
] as const)('saves the file %s for the tax office, and says what it is for', async (file, name) => {
  vi.mocked(streamBff).mockResolvedValueOnce(new Response('<JPK/>'))
  renderWithQueries(<RegistersScreen today="2026-11-27" />)
  const button = await taxButton(file)
  expect(button).toHaveAccessibleDescription(t(`admin_books.tax.notes.${file}`))
  await userEvent.click(button)
  expect(streamBff).toHaveBeenCalledWith(
    `/api/admin/books/files/${file}?from=2026-10-01&before=2026-11-01`,
    {},
  )
  expect(saveFile).toHaveBeenCalledWith(name, expect.anything())
})

it('has the records of sales of whole months alone, and no invoices where there are none', async () => {
  vi.mocked(callBff).mockResolvedValue({ ...books, invoices: { ...books.invoices, count: 0 } })
  renderWithQueries(<RegistersScreen today="2026-11-27" />)
  expect(await taxButton('jpk_v7m')).toBeEnabled()
  expect(await taxButton('jpk_fa')).toBeDisabled()
  expect(screen.getByText(t('admin_books.tax.no_invoices'))).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: t('admin_books.periods.last_year') }))
  expect(await taxButton('jpk_v7m')).toBeDisabled()
  expect(screen.getByText(t('admin_books.tax.no_month'))).toBeVisible()
})

it('says which invoices have no number in KSeF yet, and when the company names no office', async () => {
  vi.mocked(callBff).mockResolvedValue({ ...books, withoutKsefNumber: 3 })
  const { unmount } = renderWithQueries(<RegistersScreen today="2026-11-27" />)
  expect(await screen.findByText(t('admin_books.tax.without_ksef', { count: 3 }))).toBeVisible()
  unmount()
  vi.mocked(callBff).mockResolvedValue({ ...books, hasTaxOffice: false })
  renderWithQueries(<RegistersScreen today="2026-11-27" />)
  expect(await screen.findByText(t('admin_books.tax.no_office'))).toBeVisible()
  expect(screen.queryByRole('button', { name: t('admin_books.tax.download.jpk_fa') })).toBeNull()
})

it('says why there is no file of invoices where none of them has a line', async () => {
  vi.mocked(streamBff).mockRejectedValueOnce(new ProblemError('status_not_allowed', 'no line'))
  renderWithQueries(<RegistersScreen today="2026-11-27" />)
  await userEvent.click(await taxButton('jpk_fa'))
  expect(await screen.findByRole('alert')).toHaveTextContent(t('admin_books.tax.no_lines'))
})

it('leaves the refusal of a file behind with its period', async () => {
  renderWithQueries(<RegistersScreen today="2026-11-27" />)
  const choose = async (period: 'last_month' | 'last_year') =>
    userEvent.click(await screen.findByRole('button', { name: t(`admin_books.periods.${period}`) }))
  await choose('last_year')
  await taxButton('jpk_fa')
  await choose('last_month')
  vi.mocked(streamBff).mockRejectedValueOnce(new ProblemError('status_not_allowed', 'no line'))
  await userEvent.click(await taxButton('jpk_fa'))
  expect(await screen.findByRole('alert')).toBeVisible()
  await choose('last_year')
  expect(await taxButton('jpk_fa')).toBeEnabled()
  expect(screen.queryByRole('alert')).toBeNull()
})

import type { Invoice } from '@bieznik/contract/money/invoice'
import { grosze } from '@bieznik/contract/money/money'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff, streamBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { saveFile } from '@/lib/save-file'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { unfold } from '@/tests/unfold'
import { anOrderDetail, aStaffOrder, jan } from '@/tests/shop-examples'
import { AdminOrderInvoices } from './admin-order-invoices'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({
  callBff: vi.fn<typeof callBff>(),
  streamBff: vi.fn<typeof streamBff>(),
}))
vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }))

const t = translate('pl')
const bff = vi.mocked(callBff)

const detail = anOrderDetail({ id: 30, status: 'Sent' })
const order = aStaffOrder({ ...detail, customerType: 'company', taxId: '5260250274' })
const invoice: Invoice = {
  id: 7,
  number: 'FV/2026/0001',
  kind: 'invoice',
  issuedOn: '2026-11-25',
  gross: grosze(165_000),
  buyer: {
    name: 'Trakt sp. z o.o.',
    taxId: '5260250274',
    address: 'ul. Przykładowa 1',
    postCode: '00-001',
    city: 'Warszawa',
  },
  lines: [{ title: 'Nadbieg Trasa 195/80 R15 96T', quantity: 4, price: grosze(41_250) }],
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})

it('is issued at the counter, and corrected by the office alone', () => {
  const asShopFloor = { ...jan, isStaff: true, staffRole: 'shop_floor' } as const
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: asShopFloor })
  const { rerender } = renderWithQueries(<AdminOrderInvoices order={order} />)
  expect(screen.getByRole('button', { name: t('invoices.issue') })).toBeVisible()
  rerender(<AdminOrderInvoices order={{ ...order, invoices: [invoice] }} />)
  expect(screen.queryByRole('button', { name: t('invoices.correct') })).not.toBeInTheDocument()
})

it('is issued after a question that names the buyer', async () => {
  bff.mockResolvedValue({ ...detail, invoices: [invoice] })
  const { user } = renderWithQueries(<AdminOrderInvoices order={order} />)
  await user.click(screen.getByRole('button', { name: t('invoices.issue') }))
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent(order.name)
  expect(question).toHaveTextContent('5260250274')
  expect(bff).not.toHaveBeenCalled()
  await user.click(within(question).getByRole('button', { name: t('invoices.issue') }))
  expect(bff.mock.calls[0]).toMatchObject(['/api/admin/orders/30/invoices', { method: 'POST' }])
})

it.each([
  ['invalid_request', 'not_valid'],
  ['status_not_allowed', 'not_yet'],
] as const)('says why the order makes no invoice, and can be tried again: %s', async (code, text) => {
  bff.mockRejectedValue(new ProblemError(code, 'not valid'))
  const { user } = renderWithQueries(<AdminOrderInvoices order={order} />)
  await user.click(screen.getByRole('button', { name: t('invoices.issue') }))
  const question = await screen.findByRole('dialog')
  await user.click(within(question).getByRole('button', { name: t('invoices.issue') }))
  expect(await screen.findByRole('alert')).toHaveTextContent(t(`invoices.${text}`))
  expect(screen.getByRole('button', { name: t('invoices.issue') })).toBeEnabled()
})

it.each(routing.locales)('shows the invoice and saves it as PDF and XML in %s', async (locale) => {
  const say = translate(locale)
  vi.mocked(streamBff).mockImplementation(async () => new Response('%PDF-1.3'))
  const { user } = renderWithQueries(<AdminOrderInvoices order={{ ...order, invoices: [invoice] }} />, locale)
  unfold()
  expect(screen.getByText('FV/2026/0001')).toBeVisible()
  for (const kind of ['pdf', 'xml']) {
    const name = say('invoices.save', { number: 'FV/2026/0001', kind: kind.toUpperCase() })
    await user.click(screen.getByRole('button', { name }))
    expect(streamBff).toHaveBeenLastCalledWith(`/api/invoices/7/${kind}`, {})
    await waitFor(() => expect(saveFile).toHaveBeenLastCalledWith(`FV-2026-0001.${kind}`, expect.any(Blob)))
  }
  expect(screen.queryByRole('button', { name: say('invoices.issue') })).not.toBeInTheDocument()
})

it('saves what KSeF confirms, once it does', async () => {
  const number = '1234563218-20261126-0123456789AB-7C'
  const accepted = { ...invoice, ksef: { state: 'accepted', number, isConfirmed: false } } as const
  vi.mocked(streamBff).mockImplementation(async () => new Response('<Potwierdzenie/>'))
  const { user, rerender } = renderWithQueries(
    <AdminOrderInvoices order={{ ...order, invoices: [accepted] }} />,
  )
  unfold()
  const name = t('invoices.save', { number: 'FV/2026/0001', kind: 'UPO' })
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  const confirmed = { ...accepted, ksef: { ...accepted.ksef, isConfirmed: true } }
  rerender(<AdminOrderInvoices order={{ ...order, invoices: [confirmed] }} />)
  await user.click(screen.getByRole('button', { name }))
  expect(streamBff).toHaveBeenLastCalledWith('/api/admin/invoices/7/upo', {})
  await waitFor(() => expect(saveFile).toHaveBeenLastCalledWith('FV-2026-0001-UPO.xml', expect.any(Blob)))
})

it('corrects what was typed wrong, with what was seen', async () => {
  bff.mockResolvedValue({ ...detail, invoices: [invoice] })
  const { user } = renderWithQueries(<AdminOrderInvoices order={{ ...order, invoices: [invoice] }} />)
  await user.click(screen.getByRole('button', { name: t('invoices.correct') }))
  const quantity = screen.getByLabelText(t('invoices.quantity'))
  expect(quantity).toHaveValue('4')
  await user.clear(quantity)
  await user.type(quantity, 'x')
  await user.click(screen.getByRole('button', { name: t('invoices.issue_correction') }))
  expect((await screen.findAllByText(t('invoices.wrong_quantity'))).length).toBeGreaterThan(0)
  expect(bff).not.toHaveBeenCalled()
  await user.clear(quantity)
  await user.type(quantity, '3')
  await user.clear(screen.getByLabelText(t('invoices.price')))
  await user.type(screen.getByLabelText(t('invoices.price')), '400,10')
  await user.click(screen.getByRole('button', { name: t('invoices.issue_correction') }))
  await waitFor(() =>
    expect(bff.mock.calls[0]).toMatchObject([
      '/api/admin/orders/30/invoices/corrections',
      { json: { lastSeen: 7, reason: 'return', lines: [{ quantity: 3, price: 400.1 }] } },
    ]),
  )
})

it('asks for words where the reason is another one, and sends them', async () => {
  bff.mockResolvedValue({ ...detail, invoices: [invoice] })
  const { user } = renderWithQueries(<AdminOrderInvoices order={{ ...order, invoices: [invoice] }} />)
  await user.click(screen.getByRole('button', { name: t('invoices.correct') }))
  expect(screen.queryByLabelText(t('invoices.reason_text'))).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText(t('invoices.reason')), t('invoices.reasons.other'))
  await user.clear(screen.getByLabelText(t('invoices.price')))
  await user.type(screen.getByLabelText(t('invoices.price')), '400')
  await user.click(screen.getByRole('button', { name: t('invoices.issue_correction') }))
  expect((await screen.findAllByText(t('invoices.wrong_reason'))).length).toBeGreaterThan(0)
  await user.type(screen.getByLabelText(t('invoices.reason_text')), 'Bonus roczny')
  await user.click(screen.getByRole('button', { name: t('invoices.issue_correction') }))
  await waitFor(() =>
    expect(bff.mock.calls[0]).toMatchObject([
      '/api/admin/orders/30/invoices/corrections',
      { json: { reason: 'other', reasonText: 'Bonus roczny' } },
    ]),
  )
})

it('corrects whom it names, and asks a person for no tax id', async () => {
  bff.mockResolvedValue({ ...detail, invoices: [invoice] })
  const { user, rerender } = renderWithQueries(
    <AdminOrderInvoices order={{ ...order, invoices: [invoice] }} />,
  )
  await user.click(screen.getByRole('button', { name: t('invoices.buyer.correct') }))
  const name = screen.getByLabelText(t('invoices.buyer.name'))
  const taxId = screen.getByLabelText(t('invoices.buyer.tax_id'))
  await user.clear(name)
  await user.clear(taxId)
  await user.click(screen.getByRole('button', { name: t('invoices.issue_correction') }))
  expect((await screen.findAllByText(t('invoices.buyer.wrong.name'))).length).toBeGreaterThan(0)
  expect(bff).not.toHaveBeenCalled()
  await user.type(name, 'Trakt S.A.')
  await user.type(taxId, '526-000-12-46')
  await user.click(screen.getByRole('button', { name: t('invoices.issue_correction') }))
  const buyer = { ...invoice.buyer, name: 'Trakt S.A.', taxId: '5260001246' }
  await waitFor(() =>
    expect(bff.mock.calls[0]).toMatchObject([
      '/api/admin/orders/30/invoices/buyer-corrections',
      { json: { lastSeen: 7, buyer } },
    ]),
  )
  const ofPerson = { ...invoice, id: 8, buyer: { ...invoice.buyer, taxId: null } }
  rerender(<AdminOrderInvoices order={{ ...order, invoices: [ofPerson] }} />)
  await user.click(await screen.findByRole('button', { name: t('invoices.buyer.correct') }))
  expect(screen.queryByLabelText(t('invoices.buyer.tax_id'))).not.toBeInTheDocument()
})

it('says at the field what is wrong with a tax id that is refused', async () => {
  const fields = [{ path: 'buyer.taxId', message: 'not a NIP' }]
  bff.mockRejectedValue(new ProblemError('invalid_request', 'cannot be corrected so', { fields }))
  const { user } = renderWithQueries(<AdminOrderInvoices order={{ ...order, invoices: [invoice] }} />)
  await user.click(screen.getByRole('button', { name: t('invoices.buyer.correct') }))
  await user.clear(screen.getByLabelText(t('invoices.buyer.tax_id')))
  await user.type(screen.getByLabelText(t('invoices.buyer.tax_id')), '123')
  await user.click(screen.getByRole('button', { name: t('invoices.issue_correction') }))
  expect((await screen.findAllByText(t('invoices.buyer.wrong.tax_id'))).length).toBeGreaterThan(0)
  expect(screen.getByLabelText(t('invoices.buyer.tax_id'))).toHaveValue('123')
})

it('loses nothing of a correction that is refused', async () => {
  bff.mockRejectedValue(new ProblemError('changed_meanwhile', 'there is a newer one'))
  const { user } = renderWithQueries(<AdminOrderInvoices order={{ ...order, invoices: [invoice] }} />)
  await user.click(screen.getByRole('button', { name: t('invoices.correct') }))
  await user.clear(screen.getByLabelText(t('invoices.quantity')))
  await user.type(screen.getByLabelText(t('invoices.quantity')), '0')
  await user.click(screen.getByRole('button', { name: t('invoices.issue_correction') }))
  expect((await screen.findAllByText(t('errors.changed_meanwhile'))).length).toBeGreaterThan(0)
  expect(screen.getByLabelText(t('invoices.quantity'))).toHaveValue('0')
})

it('offers no invoice for a canceled order', () => {
  renderWithQueries(<AdminOrderInvoices order={{ ...order, status: 'Canceled' }} />)
  expect(screen.queryByText(t('invoices.title'))).not.toBeInTheDocument()
})

it('says what has become of an invoice in KSeF, and corrects none that is on its way', () => {
  const sent = { ...invoice, ksef: { state: 'sent', number: null, isConfirmed: false } } as const
  const { rerender } = renderWithQueries(<AdminOrderInvoices order={{ ...order, invoices: [sent] }} />)
  unfold()
  expect(screen.getByText(t('invoices.ksef.sent'))).toBeVisible()
  expect(screen.getByRole('button', { name: t('invoices.correct') })).toBeDisabled()
  const number = '1234563218-20261126-0123456789AB-7C'
  const accepted = { ...invoice, ksef: { state: 'accepted', number, isConfirmed: true } } as const
  rerender(<AdminOrderInvoices order={{ ...order, invoices: [accepted] }} />)
  expect(screen.getByText(t('invoices.ksef.accepted', { number }))).toBeVisible()
  expect(screen.getByRole('button', { name: t('invoices.correct') })).toBeEnabled()
})

it.each([
  ['refused', 'owner'],
  ['number_taken', 'shop_floor'],
] as const)('%s by KSeF, it is sent there again by staff: %s', async (state, staffRole) => {
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: { ...jan, isStaff: true, staffRole } })
  const stopped = { ...invoice, ksef: { state, number: null, isConfirmed: false } }
  bff.mockResolvedValue({ ...detail, invoices: [stopped] })
  const { user } = renderWithQueries(<AdminOrderInvoices order={{ ...order, invoices: [stopped] }} />)
  expect(screen.getByText(t(`invoices.ksef.${state}`))).toBeVisible()
  await user.click(
    screen.getByRole('button', { name: t('invoices.ksef.send_again', { number: invoice.number }) }),
  )
  await waitFor(() =>
    expect(bff.mock.calls[0]).toMatchObject(['/api/admin/invoices/7/ksef', { method: 'POST' }]),
  )
})

it('says why it is not sent to KSeF again, and offers that for none that is there', async () => {
  bff.mockRejectedValue(new ProblemError('status_not_allowed', 'it has its number'))
  const refused = { ...invoice, ksef: { state: 'refused', number: null, isConfirmed: false } } as const
  const name = t('invoices.ksef.send_again', { number: invoice.number })
  const { user, rerender } = renderWithQueries(
    <AdminOrderInvoices order={{ ...order, invoices: [refused] }} />,
  )
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.status_not_allowed'))
  const waiting = { ...refused, ksef: { ...refused.ksef, state: 'waiting' } } as const
  rerender(<AdminOrderInvoices order={{ ...order, invoices: [waiting] }} />)
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

const onReceipt = (receiptNumber: string | null) =>
  aStaffOrder({
    ...detail,
    customerType: 'private_person',
    documentKind: 'receipt',
    work: { heldBy: null, tags: [], receiptNumber, log: [] },
  })

it('the receipt number of a sale is saved, changed and removed', async () => {
  bff.mockResolvedValue({})
  const { user, rerender } = renderWithQueries(<AdminOrderInvoices order={onReceipt(null)} />)
  expect(screen.getByRole('region', { name: t('invoices.receipt.title') })).toBeVisible()
  unfold()
  const field = () => screen.getByLabelText(t('invoices.receipt.label'))
  expect(screen.getByRole('button', { name: t('invoices.receipt.save') })).toBeDisabled()
  await user.type(field(), ' W000123 {Enter}')
  expect(bff).toHaveBeenCalledWith(
    '/api/admin/orders/30/receipt',
    expect.objectContaining({ method: 'PUT', json: { number: 'W000123', seen: null } }),
  )
  rerender(<AdminOrderInvoices order={onReceipt('W000123')} />)
  expect(field()).toHaveValue('W000123')
  await user.clear(field())
  await user.click(screen.getByRole('button', { name: t('invoices.receipt.remove') }))
  expect(bff).toHaveBeenLastCalledWith(
    '/api/admin/orders/30/receipt',
    expect.objectContaining({ json: { number: null, seen: 'W000123' } }),
  )
})

it.each([
  ['a company', { customerType: 'company' as const }],
  ['an invoice', { documentKind: 'invoice' as const }],
])('a sale of %s has no number of a receipt', (_what, differences) => {
  renderWithQueries(<AdminOrderInvoices order={{ ...onReceipt(null), ...differences }} />)
  unfold()
  expect(screen.queryByLabelText(t('invoices.receipt.label'))).toBeNull()
})

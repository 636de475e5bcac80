import { grosze } from '@bieznik/contract/money/money'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { unfold } from '@/tests/unfold'
import { aPayment, aTire, anOrderDetail, jan, nothingBack } from '@/tests/shop-examples'
import { AdminOrder } from './order'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')

const order: StaffOrder = {
  ...anOrderDetail({
    id: 30,
    status: 'Sent',
    history: [
      { id: 1, from: null, to: 'Pending', changedBy: 'uid-of-jan', changedAt: '2026-01-05T10:00:00.000Z' },
      {
        id: 2,
        from: 'Pending',
        to: 'Sent',
        changedBy: 'uid-of-staff',
        changedAt: '2026-01-06T10:00:00.000Z',
      },
    ],
  }),
  typeOfDelivery: 'shipping_to_another_address',
  language: 'pl',
  customerType: 'company',
  taxId: '5260250274',
  email: 'jan@example.com',
  phone: '+48600100200',
  accepted: { rules: '2026-11-26', privacy: '2026-11-26', returns: null },
  buyer: { address: 'Rynek 1', postCode: '90-001', city: 'Łódź', country: 'Polska' },
  work: { heldBy: null, tags: [], receiptNumber: null, log: [] },
  returns: nothingBack,
  people: { 'uid-of-staff': 'Anna Admin' },
  products: [aTire({ title: 'As it is called today' })],
}

const noShipments = { carriers: [], orders: [] }
const open = () => renderWithQueries(<AdminOrder orderId={30} />)
const answer = (reply: StaffOrder) =>
  bff.mockImplementation(async (path) => {
    if (path.endsWith('-tags')) return []
    if (path.startsWith('/api/admin/shipments')) return noShipments
    return path.endsWith('-version') ? { version: 'v1' } : reply
  })

beforeEach(() => {
  bff.mockReset()
  answer(order)
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})

afterEach(() => vi.useRealTimers())

describe('one order', () => {
  it('says which names its PDFs cannot show, and nothing where they can', async () => {
    answer({ ...order, name: '王小明', city: 'Łódź', buyer: { ...order.buyer, address: '𝓡ynek 1' } })
    open()
    const notice = (await screen.findByText(t('admin.unprintable'))).parentElement
    expect(notice).toHaveTextContent(`${t('admin.unprintable')} 王小明`)
    expect(notice).not.toHaveTextContent(/Łódź|ynek/)
  })

  it('has no such notice for letters that can be shown', async () => {
    open()
    expect(await screen.findByText(t('admin.customer'))).toBeVisible()
    expect(screen.queryByText(t('admin.unprintable'))).not.toBeInTheDocument()
  })

  // Shows D44b
  it('begins with the items and the status, and goes on with what is done', async () => {
    open()
    const items = await screen.findByRole('table')
    const status = screen.getByRole('combobox', { name: t('admin.change_status') })
    const handling = screen.getByRole('region', { name: t('admin_orders.handling') })
    expect(items.compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(status.compareDocumentPosition(handling)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const parcels = screen.getByRole('region', { name: t('admin_orders.parcels') })
    expect(status.compareDocumentPosition(parcels)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  // Shows S2.120, S9.7
  it('shows who, when, where, and what for how much', async () => {
    open()
    const items = within(await screen.findByRole('table'))
    expect(bff.mock.calls.map(([path]) => path)).toContain('/api/admin/orders/30')
    for (const text of [
      'Jan Kowalski',
      '5260250274',
      'Rynek 1, 90-001 Łódź, Polska',
      'ul. Polna 1/2, 30-001 Kraków, Polska',
      t('delivery.shipping_to_another_address'),
      t('payment.payment_at_delivery'),
      '5 sty 2026',
    ])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: '+48600100200' })).toHaveAttribute('href', 'tel:+48600100200')
    expect(screen.getByRole('link', { name: 'jan@example.com' })).toHaveAttribute(
      'href',
      'mailto:jan@example.com',
    )
    expect(
      screen.getByRole('link', { name: `${t('admin.accepted_documents.rules')} 2026-11-26` }),
    ).toHaveAttribute('href', '/rules/2026-11-26')
    const [, item, total] = items.getAllByRole('row')
    for (const row of [item, total]) {
      expect(row).toHaveTextContent('455,62')
      expect(row).toHaveTextContent(/1650,00\szł/)
    }
    expect(item).toHaveTextContent('Nadbieg Trasa 195/80 R15 96T')
    expect(items.getByRole('link')).toHaveAttribute('href', '/tireDetail/7')
  })

  it('says at the top how it goes and whether it is paid, and copies what is needed elsewhere', async () => {
    const { user } = open()
    expect(await screen.findByText(t('admin_orders.deliveries.shipping_to_another_address'))).toBeVisible()
    expect(screen.getByText(t('admin_orders.paid.at_delivery'))).toBeVisible()
    for (const [name, value] of [
      ['id', '30'],
      ['tax_id', '5260250274'],
      ['phone', '+48600100200'],
      ['email', 'jan@example.com'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: t('ui.copy', { name: t(`admin.${name}`) }) }))
      expect(await navigator.clipboard.readText()).toBe(value)
    }
  })

  it('says so when the browser does not let it copy', async () => {
    const { user } = renderWithQueries(
      <>
        <AdminOrder orderId={30} />
        <Toaster />
      </>,
    )
    const copy = await screen.findByRole('button', {
      name: t('ui.copy', { name: t('admin.phone') }),
    })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
    await user.click(copy)
    expect(await screen.findByText(t('ui.copy_failed'))).toBeInTheDocument()
  })

  it('shows its lines without the products when they cannot be had', async () => {
    answer({ ...order, products: [] })
    open()
    const items = within(await screen.findByRole('table'))
    expect(items.getByText(/Nadbieg Trasa/)).toBeVisible()
    expect(items.queryByRole('link')).not.toBeInTheDocument()
  })

  it('shows who changed what, by name where one is known', async () => {
    open()
    await screen.findByRole('table')
    unfold()
    const region = within(screen.getByRole('region', { name: t('admin.history') }))
    const history = region.getAllByRole('listitem').map((entry) => entry.textContent)
    expect(history).toEqual([
      expect.stringMatching(new RegExp(`${t('status.Pending')}.*uid-of-jan`)),
      expect.stringMatching(new RegExp(`${t('status.Sent')}.*Anna Admin`)),
    ])
    expect(screen.queryByText('uid-of-staff')).not.toBeInTheDocument()
  })

  it('shows the status that a change was answered with, though the order cannot be read anew', async () => {
    const { user } = open()
    await screen.findByRole('table')
    bff.mockImplementation(async (_path, { method }) => {
      if (method === 'PATCH') return anOrderDetail({ id: 30, status: 'Delivered' })
      throw new ProblemError('unavailable', 'text')
    })
    await user.click(screen.getByRole('button', { name: t('admin.update') }))
    expect(await screen.findAllByText(t('status.Delivered'))).not.toHaveLength(0)
    expect(screen.queryByText(/Ktoś inny/)).not.toBeInTheDocument()
  })

  it('shows the reply to a change and reads nothing again before the orders have a new version', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = open()
    await screen.findByRole('table')
    let version = 'v1'
    bff.mockClear().mockImplementation(async (path, { method }) => {
      if (method === 'PATCH') return anOrderDetail({ id: 30, status: 'Delivered' })
      if (path.endsWith('-tags')) return []
      if (path.startsWith('/api/admin/shipments')) return noShipments
      return path.endsWith('-version') ? { version } : { ...order, status: 'Delivered' }
    })
    const reads = () => bff.mock.calls.filter(([path]) => path === '/api/admin/orders/30')
    await user.click(screen.getByRole('button', { name: t('admin.update') }))
    expect(await screen.findAllByText(t('status.Delivered'))).not.toHaveLength(0)
    await waitFor(() => expect(bff.mock.lastCall?.[0]).toMatch(/version$/))
    expect(reads()).toHaveLength(0)
    version = 'v2'
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(reads()).toHaveLength(1)
  })

  it('leads to its papers', async () => {
    open()
    for (const [name, path] of [
      [t('admin.packing_slip'), '/admin/order/30/packing-slip'],
      [t('admin.confirmation'), '/admin/order/30/confirmation'],
    ] as const)
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path)
  })

  it('speaks of no payment where there is none', async () => {
    open()
    await screen.findByRole('table')
    expect(screen.queryByRole('region', { name: t('admin.payments') })).not.toBeInTheDocument()
  })

  it('that cannot be had says why', async () => {
    bff.mockRejectedValue(new ProblemError('not_found', 'text'))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.not_found'))
  })
})

describe('the payments of an order', () => {
  const payment = aPayment({ orderId: 30 })
  const refunded = aPayment({ orderId: 30, state: 'refunded', refundedAt: '2026-01-07T10:00:00.000Z' })
  const paid = { ...order, paid: order.total, due: grosze(0), payments: [payment] }
  const path = `/api/admin/payments/${payment.id}/refund`
  const region = () => screen.findByRole('region', { name: t('admin.payments') })
  const refunds = () => bff.mock.calls.filter(([, { method }]) => method === 'POST').map(([to]) => to)

  async function askToRefund() {
    const view = open()
    await view.user.click(
      await screen.findByRole('button', { name: t('admin.refund_of', { id: payment.walletOrderId }) }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: t('admin.refund_title') }))
    const confirm = () => view.user.click(dialog.getByRole('button', { name: t('admin.refund') }))
    return { ...view, dialog, confirm }
  }

  it('are shown with state, dollars and what is still due', async () => {
    answer({ ...paid, payments: [payment, { ...refunded, id: '0199aa00-0000-7000-8000-000000000002' }] })
    open()
    const payments = within(await region())
    expect(payments.getByText(t('admin.payment_state.captured'))).toBeVisible()
    expect(payments.getByText(t('admin.payment_state.refunded'))).toBeVisible()
    const [captured] = payments.getAllByRole('listitem')
    expect(captured).toHaveTextContent(/1650,00.*455,62/)
    expect(payments.getByText(t('admin.due')).parentElement).toHaveTextContent('0,00')
    expect(payments.getAllByRole('button')).toHaveLength(1)
  })

  it('go back only after a question that names the amount and the person', async () => {
    answer(paid)
    const { dialog, user } = await askToRefund()
    const question = dialog.getByText(/Jan Kowalski/)
    expect(question).toHaveTextContent(/1650,00.*455,62/)
    await user.click(dialog.getByRole('button', { name: t('admin.refund_cancel') }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(refunds()).toEqual([])
  })

  it('go back once it is confirmed, and the order is read anew', async () => {
    let isBack = false
    bff.mockImplementation(async (to) => {
      if (to.endsWith('-version')) return { version: 'v1' }
      if (to.endsWith('-tags')) return []
      if (to.startsWith('/api/admin/shipments')) return noShipments
      if (to === path) {
        isBack = true
        return refunded
      }
      return isBack ? { ...paid, paid: grosze(0), due: order.total, payments: [refunded] } : paid
    })
    const { confirm } = await askToRefund()
    await confirm()
    expect(refunds()).toEqual([path])
    const payments = within(await region())
    expect(await payments.findByText(t('admin.payment_state.refunded'))).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(payments.queryByRole('button')).not.toBeInTheDocument()
  })

  it('that cannot go back say why and may be tried again', async () => {
    let tries = 0
    bff.mockImplementation(async (to) => {
      if (to.endsWith('-version')) return { version: 'v1' }
      if (to.endsWith('-tags')) return []
      if (to.startsWith('/api/admin/shipments')) return noShipments
      if (to !== path) return paid
      tries += 1
      if (tries === 1) throw new ProblemError('upstream_failed', 'text')
      return refunded
    })
    const { dialog, confirm } = await askToRefund()
    await confirm()
    const alert = await dialog.findByRole('alert')
    expect(alert).toHaveTextContent(t('errors.upstream_failed'))
    await confirm()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(tries).toBe(2)
  })
})

import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { anOrderDetail, aTire, jan } from '@/tests/shop-examples'
import { AdminOrder } from './admin-order'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')
const renderStatus = {
  Pending: '(P)',
  'In Processing': '(I)',
  Sent: '(S)',
  Delivered: '(D)',
  Canceled: '(C)',
}

const order: StaffOrder = {
  ...anOrderDetail({
    id: 30,
    status: 'Sent',
    history: [
      { from: null, to: 'Pending', changedBy: 'uid-of-jan', changedAt: '2026-01-05T10:00:00.000Z' },
      { from: 'Pending', to: 'Sent', changedBy: 'uid-of-staff', changedAt: '2026-01-06T10:00:00.000Z' },
    ],
  }),
  people: { 'uid-of-staff': 'Anna Admin' },
  products: [aTire({ title: 'As it is called today' })],
}

const open = () =>
  renderWithQueries(
    <AdminOrder
      orderId={30}
      renderStatus={renderStatus}
      renderPicture={({ title }) => <span>picture of {title}</span>}
    />,
  )
const answer = (reply: StaffOrder) =>
  bff.mockImplementation(async (path) => (path.endsWith('/version') ? { version: 'v1' } : reply))

beforeEach(() => {
  bff.mockReset()
  answer(order)
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: { ...jan, isStaff: true } })
})

describe('one order', () => {
  it('shows who, when, where, and what for how many dollars', async () => {
    open()
    const items = within(await screen.findByRole('table'))
    expect(bff.mock.calls.map(([path]) => path)).toContain('/api/admin/orders/30')
    for (const text of ['Jan Kowalski', 'ul. Polna 1/2, 30-001 Kraków, Polska', '5 sty 2026'])
      expect(screen.getByText(text)).toBeVisible()
    const [, item, total] = items.getAllByRole('row')
    for (const row of [item, total]) {
      expect(row).toHaveTextContent('455,62')
      expect(row).toHaveTextContent(/1650,00\szł/)
    }
    expect(item).toHaveTextContent('picture of Nadbieg Trasa 195/80 R15 96T')
    expect(items.getByRole('link')).toHaveAttribute('href', '/tireDetail/7')
  })

  it('shows its lines without the products when they cannot be had', async () => {
    answer({ ...order, products: [] })
    open()
    const items = within(await screen.findByRole('table'))
    expect(items.getByText(/Nadbieg Trasa/)).toBeVisible()
    expect(items.queryByRole('link')).not.toBeInTheDocument()
  })

  it('tells who changed what, by name where one is known', async () => {
    open()
    await screen.findByRole('table')
    const history = screen.getAllByRole('listitem').map((entry) => entry.textContent)
    expect(history).toEqual([
      expect.stringMatching(/\(P\).*uid-of-jan/),
      expect.stringMatching(/\(S\).*Anna Admin/),
    ])
    expect(screen.queryByText('uid-of-staff')).not.toBeInTheDocument()
  })

  it('leads to its papers', async () => {
    open()
    for (const [name, path] of [
      [t('admin.packing_slip'), '/admin/order/30/packing-slip'],
      [t('admin.confirmation'), '/admin/order/30/confirmation'],
    ] as const)
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path)
  })

  it('that cannot be had says why', async () => {
    bff.mockRejectedValue(new ProblemError('not_found', 'text'))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.not_found'))
  })
})

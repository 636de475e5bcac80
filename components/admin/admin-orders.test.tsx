import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { anOrder, anOrderDetail, jan } from '@/tests/shop-examples'
import { AdminOrder } from './admin-order'
import { AdminOrders } from './admin-orders'

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
const paths = () => bff.mock.calls.map(([path]) => path)

beforeEach(() => {
  bff
    .mockReset()
    .mockResolvedValue({ orders: [anOrder({ id: 30 }), anOrder({ id: 20, status: 'Sent' })], total: 2 })
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: { ...jan, isStaff: true } })
})

describe('the list of orders', () => {
  const open = (locale?: 'pl' | 'en' | 'ru') =>
    renderWithQueries(<AdminOrders renderStatus={renderStatus} />, locale)

  it('asks for nothing before somebody is signed in', () => {
    vi.mocked(useAuth).mockReturnValue({ status: 'loading' })
    open()
    expect(bff).not.toHaveBeenCalled()
  })

  it('shows id, customer, products, dollars with PLN beside, and the status', async () => {
    open()
    const [row] = (await screen.findAllByRole('row')).slice(1)
    expect(row).toHaveTextContent('30')
    for (const text of ['Jan Kowalski', '4 × Nadbieg Trasa 195/80 R15 96T', '455,62', '$', '(P)'])
      expect(row).toHaveTextContent(text)
    expect(row).toHaveTextContent(/1650,00\szł/)
    expect(screen.getByRole('link', { name: '30' })).toHaveAttribute('href', '/admin/order/30')
  })

  it.each(routing.locales)('says in %s how many there are', async (locale) => {
    open(locale)
    expect(await screen.findByText(translate(locale)('admin.found', { count: 2 }))).toBeVisible()
  })

  it('filters as one types, and by status', async () => {
    const { user } = open()
    await screen.findByRole('table')
    await user.type(screen.getByRole('searchbox', { name: t('admin.search') }), ' Żółć & 7 ')
    await waitFor(() =>
      expect(paths()).toContain('/api/admin/orders?page=1&search=%C5%BB%C3%B3%C5%82%C4%87+%26+7'),
    )
    await user.selectOptions(
      screen.getByRole('combobox', { name: t('admin.status_filter') }),
      'In Processing',
    )
    await waitFor(() => expect(paths().at(-1)).toContain('status=In+Processing&search='))
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(paths().at(-1)).toBe('/api/admin/orders?page=1&status=In+Processing'))
  })

  it('says that there are none', async () => {
    bff.mockResolvedValue({ orders: [], total: 0 })
    open()
    expect(await screen.findByText(t('admin.empty'))).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('says why it could not be loaded, and tries again', async () => {
    bff.mockRejectedValueOnce(new ProblemError('forbidden', 'text'))
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.forbidden'))
    await user.click(screen.getByRole('button', { name: t('failure.retry') }))
    expect(await screen.findByRole('table')).toBeVisible()
  })
})

describe('one order', () => {
  it('shows who, when, where, what for how many dollars, and its history', async () => {
    bff.mockResolvedValue(
      anOrderDetail({
        id: 30,
        status: 'Sent',
        history: [
          { from: null, to: 'Pending', changedBy: 'uid-of-jan', changedAt: '2026-01-05T10:00:00.000Z' },
          { from: 'Pending', to: 'Sent', changedBy: 'uid-of-staff', changedAt: '2026-01-06T10:00:00.000Z' },
        ],
      }),
    )
    renderWithQueries(<AdminOrder orderId={30} renderStatus={renderStatus} />)
    const items = within(await screen.findByRole('table'))
    expect(paths()).toEqual(['/api/admin/orders/30'])
    for (const text of ['Jan Kowalski', 'ul. Polna 1/2, 30-001 Kraków, Polska', '5 sty 2026'])
      expect(screen.getByText(text)).toBeVisible()
    const [, item, total] = items.getAllByRole('row')
    for (const row of [item, total]) {
      expect(row).toHaveTextContent('455,62')
      expect(row).toHaveTextContent(/1650,00\szł/)
    }
    const history = screen.getAllByRole('listitem').map((entry) => entry.textContent)
    expect(history).toEqual([
      expect.stringMatching(/\(P\).*uid-of-jan/),
      expect.stringMatching(/\(S\).*uid-of-staff/),
    ])
  })

  it('that cannot be had says why', async () => {
    bff.mockRejectedValue(new ProblemError('not_found', 'text'))
    renderWithQueries(<AdminOrder orderId={30} renderStatus={renderStatus} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.not_found'))
  })
})

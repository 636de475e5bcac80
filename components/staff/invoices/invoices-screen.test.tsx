import type { ListedInvoice, UninvoicedOrder } from '@bieznik/contract/money/invoice'
import { grosze } from '@bieznik/contract/money/money'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { InvoicesScreen } from './invoices-screen'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const t = translate('pl')
const bff = vi.mocked(callBff)

const invoice: ListedInvoice = {
  id: 7,
  number: 'FV/2026/0001',
  kind: 'invoice',
  issuedOn: '2026-11-25',
  gross: grosze(165_000),
  orderId: 30,
  buyer: { name: 'Trakt sp. z o.o.', taxId: '5260250274' },
  ksef: { state: 'refused', number: null, isConfirmed: false },
}
const due = (id: number): UninvoicedOrder => ({
  id,
  orderDate: '2026-11-20T10:00:00.000Z',
  name: 'Łódzkie Opony',
  taxId: '5260001246',
  total: grosze(93_200),
})

let uninvoiced: UninvoicedOrder[]
beforeEach(() => {
  window.history.replaceState(null, '', '/admin/invoices')
  uninvoiced = [due(31), due(32)]
  bff.mockReset().mockImplementation(async (path, options) => {
    if (path === '/api/admin/uninvoiced-orders') return { rows: uninvoiced, total: uninvoiced.length }
    if (options?.method === 'POST') {
      uninvoiced = []
      return { issued: 1, refused: [{ orderId: 32, code: 'invalid_request' }] }
    }
    return { rows: [invoice], total: 1 }
  })
  as('owner')
})

function as(staffRole: 'owner' | 'accounting'): void {
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: { ...jan, isStaff: true, staffRole } })
}

it.each(routing.locales)(
  'shows in %s what KSeF says of each invoice, with the way to its order',
  async (locale) => {
    const say = translate(locale)
    renderWithQueries(<InvoicesScreen />, locale)
    const row = await screen.findByRole('row', { name: /FV\/2026\/0001/ })
    expect(row).toHaveTextContent('Trakt sp. z o.o.')
    expect(row).toHaveTextContent(say('admin_invoices.states.refused'))
    expect(within(row).getByRole('link', { name: 'FV/2026/0001' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/admin\/order\/30$/),
    )
  },
)

it('issues the invoices of the chosen orders after a question, and says which make none and why, also when none is left', async () => {
  const { user } = renderWithQueries(
    <>
      <InvoicesScreen />
      <Toaster />
    </>,
  )
  await screen.findByRole('row', { name: /^31|31 / })
  const [all] = screen.getAllByRole('checkbox', { name: t('admin.list.select_shown') })
  if (!all) throw new Error('nothing selects all')
  await user.click(all)
  const name = t('admin_invoices.issue', { count: 2 })
  await user.click(screen.getByRole('button', { name }))
  const question = await screen.findByRole('dialog')
  expect(bff.mock.calls.some(([, options]) => options?.method === 'POST')).toBe(false)
  await user.click(within(question).getByRole('button', { name }))
  expect(bff).toHaveBeenCalledWith(
    '/api/admin/invoices',
    expect.objectContaining({ method: 'POST', json: { orderIds: [31, 32] } }),
  )
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(t('admin_invoices.refused', { count: 1 }))
  expect(alert).toHaveTextContent(`32 ${t('admin_invoices.refusals.invalid_request')}`)
  expect(await screen.findByText(t('admin_invoices.issued', { count: 1 }))).toBeVisible()
  await user.click(within(alert).getByRole('button', { name: t('admin_orders.refused_read') }))
  expect(alert).not.toBeInTheDocument()
})

it('staff who only read invoices issue none, and have no link to an order', async () => {
  as('accounting')
  renderWithQueries(<InvoicesScreen />)
  expect(await screen.findByText('FV/2026/0001')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'FV/2026/0001' })).toBeNull()
  expect(bff.mock.calls.map(([path]) => path)).not.toContain('/api/admin/uninvoiced-orders')
})

it('has no section for what is to be issued where nothing is', async () => {
  uninvoiced = []
  renderWithQueries(<InvoicesScreen />)
  await screen.findByText('FV/2026/0001')
  expect(screen.queryByText(t('admin_invoices.uninvoiced', { count: 0 }))).toBeNull()
})

it('says when it cannot be known what is to be issued, and tries again', async () => {
  const answer = bff.getMockImplementation()
  let fails = true
  bff.mockImplementation(async (path, options) => {
    if (path === '/api/admin/uninvoiced-orders' && fails) throw new ProblemError('unavailable', 'text')
    return answer?.(path, options)
  })
  const { user } = renderWithQueries(<InvoicesScreen />)
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
  fails = false
  await user.click(screen.getByRole('button', { name: t('failure.retry') }))
  expect(await screen.findByRole('row', { name: /31 / })).toBeVisible()
})

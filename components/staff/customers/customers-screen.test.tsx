import { grosze } from '@bieznik/contract/money/grosze'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { StaffCustomer } from '@/lib/customers/customer-requests'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { saveFile } from '@/lib/save-file'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { CustomersScreen } from './customers-screen'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }))

const t = translate('pl')
const at = '2026-11-20T10:00:00.000Z'
const account = {
  email: 'ola@example.com',
  isEmailVerified: false,
  isGuest: false,
  isStaff: false,
  createdAt: at,
}
const contact = { name: 'Ola Nowak', email: 'ola@example.com', phone: '501501501', taxId: null }

const listed = { uid: 'ola', ...contact, orders: 2, spent: grosze(41_250), lastOrderAt: at }
const ola: StaffCustomer = {
  uid: 'ola',
  contact: { ...contact, address: 'ul. Polna 1, 30-001 Kraków, Polska', lastOrderAt: at },
  orders: [
    { id: 7, orderDate: at, status: 'Pending', typeOfPayment: 'payment_at_delivery', total: grosze(41_250) },
  ],
  payments: [],
  withdrawals: [],
  complaints: [],
  opinions: [],
  consents: [
    {
      id: 1,
      kind: 'marketing',
      email: 'ola@example.com',
      givenAs: 'account',
      givenAt: at,
      withdrawnAt: null,
    },
  ],
  notes: [{ id: 'note-1', orderId: null, text: 'stały klient', writtenBy: 'anna', writtenAt: at }],
  access: [{ id: 1, event: 'read', who: 'anna', at }],
  alike: [{ uid: 'guest', name: 'Aleksandra Nowak', orders: 1, by: ['email'] }],
  account,
  accounts: {},
  people: { anna: 'Anna Obsługa' },
}

/** What the BFF answers, by the end of the path; the rest is refused. */
function answering(replies: Record<string, unknown>): void {
  vi.mocked(callBff).mockImplementation(async (path): Promise<unknown> => {
    const reply = Object.entries(replies).find(([end]) => path.endsWith(end))
    if (!reply) throw new ProblemError('unavailable', 'text')
    return reply[1]
  })
}

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/customers')
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
  vi.mocked(callBff).mockReset()
  answering({ 'customers?pageSize=50': { rows: [listed], total: 1, account: null }, '/ola': ola })
})

async function openOla(): Promise<void> {
  window.history.replaceState(null, '', '/admin/customers?uid=ola')
  renderWithQueries(<CustomersScreen />)
  await screen.findByRole('heading', { name: 'Ola Nowak' })
}

it('says of a list that it has the newest alone', async () => {
  const [order] = ola.orders
  const orders = Array.from({ length: 100 }, (_, before) => ({ ...order, id: before + 1 }))
  answering({ '/ola': { ...ola, orders } })
  await openOla()
  expect(screen.getByText(t('admin_customers.newest_only', { count: 100 }))).toBeVisible()
})

it('lists people, and leads to the page of one and back', async () => {
  renderWithQueries(<CustomersScreen />)
  await userEvent.click(await screen.findByRole('link', { name: 'Ola Nowak' }))
  expect(await screen.findByRole('heading', { name: 'Ola Nowak' })).toBeVisible()
  expect(window.location.search).toBe('?uid=ola')
  expect(screen.getByText('stały klient')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: t('admin_customers.back') }))
  expect(await screen.findByRole('table', { name: t('admin_customers.title') })).toBeVisible()
})

it('names an account that has ordered nothing, and says when there is nobody', async () => {
  answering({
    'customers?pageSize=50': { rows: [], total: 0, account: { uid: 'new', email: 'new@example.com' } },
  })
  const { unmount } = renderWithQueries(<CustomersScreen />)
  expect(await screen.findByRole('link', { name: 'new@example.com' })).toBeVisible()
  unmount()
  answering({ 'customers?pageSize=50': { rows: [], total: 0, account: null } })
  renderWithQueries(<CustomersScreen />)
  expect(await screen.findByText(t('admin_customers.empty'))).toBeVisible()
})

it('asks before it erases, names what is under way, and says what the law retains', async () => {
  const kept = [{ ground: 'books', tables: ['orders'], rows: 3 }]
  answering({ '/ola': ola, '/ola/erasure': { kept } })
  await openOla()
  await userEvent.click(screen.getByRole('button', { name: t('admin_customers.erase') }))
  const dialog = screen.getByRole('dialog', { name: t('admin_customers.erase_title', { name: 'Ola Nowak' }) })
  expect(within(dialog).getByText(t('admin_customers.erase_under_way', { count: 1 }))).toBeVisible()
  expect(callBff).not.toHaveBeenCalledWith('/api/admin/customers/ola/erasure', expect.anything())
  await userEvent.click(within(dialog).getByRole('button', { name: t('admin_customers.erase_confirm') }))
  expect(await screen.findByText(t('admin_customers.kept.books', { count: 3 }))).toBeVisible()
})

it('says why a person could not be erased', async () => {
  await openOla()
  await userEvent.click(screen.getByRole('button', { name: t('admin_customers.erase') }))
  await userEvent.click(screen.getByRole('button', { name: t('admin_customers.erase_confirm') }))
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
})

it('merges a guest into the account after a question, which warns of an address that is not confirmed', async () => {
  answering({ '/ola': ola, '/guest/merge': { lines: 0, orders: 1 } })
  await openOla()
  await userEvent.click(
    screen.getByRole('button', { name: t('admin_customers.merge_of', { name: 'Aleksandra Nowak' }) }),
  )
  expect(screen.getByText(t('admin_customers.merge_unverified'))).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: t('admin_customers.merge_confirm') }))
  expect(callBff).toHaveBeenCalledWith(
    '/api/admin/customers/guest/merge',
    expect.objectContaining({ json: { into: 'ola' } }),
  )
})

it('offers no merge on the page of a guest, nor of another account', async () => {
  answering({ '/ola': { ...ola, account: { ...account, isGuest: true } } })
  window.history.replaceState(null, '', '/admin/customers?uid=ola')
  const { unmount } = renderWithQueries(<CustomersScreen />)
  await screen.findByRole('link', { name: 'Aleksandra Nowak' })
  expect(screen.queryByRole('button', { name: /Połącz/ })).toBeNull()
  unmount()
  answering({ '/ola': { ...ola, accounts: { guest: account } } })
  await openOla()
  expect(screen.queryByRole('button', { name: /Połącz/ })).toBeNull()
})

it('saves a copy as a file, and keeps a note that could not be saved', async () => {
  const copy = { exportedAt: at, account, record: null, shop: {} }
  answering({ '/ola': ola, '/ola/copy': copy })
  await openOla()
  await userEvent.click(screen.getByRole('button', { name: t('admin_customers.copy') }))
  expect(saveFile).toHaveBeenCalledWith('bieznik-2026-11-20.json', expect.anything())
  const field = screen.getByLabelText(t('admin_customers.new_note'))
  await userEvent.type(field, 'oddzwonić')
  await userEvent.click(screen.getByRole('button', { name: t('admin_customers.add_note') }))
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
  expect(field).toHaveValue('oddzwonić')
})

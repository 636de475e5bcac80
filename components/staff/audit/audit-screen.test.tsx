import type { AuditEntry } from '@bieznik/contract/people/audit'
import { screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { AuditScreen } from './audit-screen'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
/** Like Next.js, `useSearchParams` follows `history.replaceState`. */
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/admin/audit',
  useSearchParams: () =>
    new URLSearchParams(useSyncExternalStore(followAddress, () => window.location.search)),
}))

const listeners = new Set<() => void>()
function followAddress(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const replaceState = window.history.replaceState.bind(window.history)

const t = translate('pl')
const bff = vi.mocked(callBff)
const asked = () => bff.mock.calls.map(([path]) => path)

interface FoundEntries {
  rows: readonly AuditEntry[]
  total: number
}

const entry: AuditEntry = {
  id: 7,
  at: '2026-11-27T10:00:00.000Z',
  who: 'anna',
  role: 'office',
  call: 'PATCH /api/products/:id/price',
  requestId: 'r',
  action: 'update',
  entity: 'products',
  entityId: '31',
  before: { price: '41250', title: null },
  after: { price: '40000', title: 'Opona' },
  withheld: [],
}
const page: FoundEntries = {
  rows: [
    entry,
    { ...entry, id: 6, entity: 'orders', entityId: '5', before: {}, after: {}, withheld: ['name', 'email'] },
    {
      ...entry,
      id: 5,
      entity: 'made_up',
      entityId: '9',
      before: null,
      after: { name: 'Guma' },
      action: 'insert',
    },
    {
      ...entry,
      id: 4,
      entity: 'staff',
      entityId: 'ewa',
      before: { role: 'office' },
      after: null,
      action: 'delete',
    },
  ],
  total: 120,
}
let found: FoundEntries

beforeEach(() => {
  found = page
  bff.mockReset().mockImplementation(async (path) => {
    if (path.endsWith('/people')) return ['anna', 'piotr']
    return path.endsWith('/names') ? { anna: 'Anna Nowak', ewa: 'Ewa Lis' } : found
  })
  vi.spyOn(window.history, 'replaceState').mockImplementation((...args) => {
    replaceState(...args)
    for (const listener of listeners) listener()
  })
  window.history.replaceState(null, '', '/admin/audit')
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})

it.each(routing.locales)('says in %s who changed what, from what to what', async (locale) => {
  const say = translate(locale)
  renderWithQueries(<AuditScreen />, locale)
  const [price, order, unknown, role] = await screen.findAllByRole('listitem')
  expect(price).toHaveTextContent(`Anna Nowak (${say('staff_roles.office')})`)
  expect(price).toHaveTextContent(say('admin_audit.entities.products'))
  expect(price).toHaveTextContent(/412[.,]50.*400[.,]00/)
  expect(order).toHaveTextContent(say('admin_audit.withheld'))
  expect(unknown).toHaveTextContent('made_up')
  expect(role).toHaveTextContent('Ewa Lis')
  expect(role).toHaveTextContent(say('admin_audit.actions.delete'))
})

it('searches by person, thing, number and day, from the first page on', async () => {
  window.history.replaceState(null, '', '/admin/audit?page=2')
  const { user } = renderWithQueries(<AuditScreen />)
  await screen.findAllByRole('listitem')
  expect(asked()).toContain('/api/admin/audit?page=2&pageSize=50')
  await user.selectOptions(screen.getByLabelText(t('admin_audit.person')), 'Anna Nowak')
  await user.selectOptions(screen.getByLabelText(t('admin_audit.entity')), t('admin_audit.entities.orders'))
  await user.type(screen.getByLabelText(t('admin_audit.number')), '5')
  expect(window.location.search).toBe('?who=anna&entity=orders&entityId=5')
  await vi.waitFor(() =>
    expect(asked()).toContain('/api/admin/audit?who=anna&entity=orders&entityId=5&page=1&pageSize=50'),
  )
})

it('says when nothing was found', async () => {
  found = { rows: [], total: 0 }
  renderWithQueries(<AuditScreen />)
  expect(await screen.findByText(t('admin_audit.empty'))).toBeVisible()
})

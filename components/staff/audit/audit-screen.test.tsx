import type { AuditEntry } from '@bieznik/contract/people/audit'
import { fieldName } from '@bieznik/contract/catalogue/field-names'
import { screen, within } from '@testing-library/react'
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
  folded: 0,
}
const page: FoundEntries = {
  rows: [
    entry,
    {
      ...entry,
      id: 6,
      entity: 'orders',
      entityId: '5',
      before: { status: 'Pending', held_by: null, deliver_by: '2026-12-03', tags: '[]' },
      after: { status: 'In Processing', held_by: 'ewa', deliver_by: null, tags: '["pilne","vip"]' },
      withheld: ['name', 'made_up'],
    },
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
  window.history.replaceState(null, '', '/admin/audit')
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})

it.each(routing.locales)('says in %s who changed what, from what to what', async (locale) => {
  const say = translate(locale)
  const { user } = renderWithQueries(<AuditScreen />, locale)
  await screen.findByRole('link', { name: '31' })
  const openers = within(screen.getByRole('table')).getAllByRole('button')
  const [price, order, unknown, role] = openers.map((opener) => opener.closest('tr'))
  expect(price).toHaveTextContent(`Anna Nowak (${say('staff_roles.office')})`)
  expect(price).toHaveTextContent(say('admin_audit.entities.products'))
  expect(price).toHaveTextContent(`${say('admin_audit.names.price')}: `)
  const names = (column: 'status' | 'held_by' | 'tags' | 'orders_name') => say(`admin_audit.names.${column}`)
  expect(order).toHaveTextContent(
    `${names('status')}: ${say('status.Pending')} → ${say('status.In Processing')}; ${names('held_by')}: – → Ewa Lis`,
  )
  expect(order).toHaveTextContent(`${names('tags')}: – → pilne, vip; ${names('orders_name')}; made_up`)
  expect(price).toHaveTextContent(fieldName('title', locale))
  expect(unknown).toHaveTextContent('made_up')
  expect(role).toHaveTextContent('Ewa Lis')
  expect(role).toHaveTextContent(say('admin_audit.actions.delete'))
  for (const opener of openers.slice(0, 2)) await user.click(opener)
  expect(price?.nextElementSibling).toHaveTextContent(/412[.,]50.*400[.,]00/)
  expect(price?.nextElementSibling).toHaveTextContent('PATCH /api/products/:id/price')
  expect(order?.nextElementSibling).toHaveTextContent(say('admin_audit.withheld'))
})

it.each(routing.locales)(
  'says in %s what belongs to a table alone: its statuses and its money',
  async (locale) => {
    const say = translate(locale)
    const changed = (id: number, entity: string, before: AuditEntry['before'], after: AuditEntry['after']) =>
      ({ ...entry, id, entity, before, after }) satisfies AuditEntry
    found = {
      rows: [
        changed(3, 'withdrawals', { status: 'received' }, { status: 'goods_back' }),
        changed(2, 'shipments', { state: 'ready', collects: '0' }, { state: 'on_way', collects: '76400' }),
        changed(1, 'recalls', { started_by: null }, { started_by: 'ewa' }),
      ],
      total: 3,
    }
    renderWithQueries(<AuditScreen />, locale)
    const statuses = (status: 'received' | 'goods_back') => say(`admin_withdrawals.statuses.${status}`)
    await screen.findByText(new RegExp(`${statuses('received')} → ${statuses('goods_back')}`))
    expect(screen.getByText(new RegExp(say('shipments.states.on_way')))).toHaveTextContent(/764[.,]00/)
    expect(screen.getByText(/Ewa Lis/)).toBeVisible()
  },
)

it('shows an import as one row, which opens to its entries and leads to their pages', async () => {
  const run: AuditEntry = {
    ...entry,
    id: 90,
    entity: 'product_imports',
    entityId: '4',
    before: null,
    after: { file_name: 'cennik.xlsx', created: '31', changed: '5800' },
    action: 'insert',
    folded: 11_662,
  }
  bff.mockImplementation(async (path) => {
    if (path.endsWith('/people')) return []
    if (path.endsWith('/names')) return {}
    return path.includes('run=90') ? { rows: [entry], total: 11_662 } : { rows: [run], total: 1 }
  })
  const { user } = renderWithQueries(<AuditScreen />)
  const sentence = t('admin_audit.runs.import', { count: 5831, file: 'cennik.xlsx' })
  expect(await screen.findByText(new RegExp(sentence))).toHaveTextContent('11 662')
  await user.click(screen.getByRole('button', { name: t('admin_audit.entities.product_imports') }))
  expect(await screen.findByRole('link', { name: '31' })).toHaveAttribute('href', '/admin/products/31')
  expect(screen.getByText(/412[.,]50.*→.*400[.,]00/)).toBeVisible()
  expect(screen.getByRole('link', { name: new RegExp(t('admin_audit.runs.all')) })).toHaveAttribute(
    'href',
    '/admin/audit?run=90',
  )
})

it('shows below a run what it was asked to do and by which call, beside its entries', async () => {
  const change = JSON.stringify({ what: 'price', perMille: -50, reason: 'koniec sezonu' })
  const run: AuditEntry = {
    ...entry,
    id: 91,
    call: 'POST /api/products/bulk-changes',
    entity: 'bulk_changes',
    action: 'insert',
    before: null,
    after: { change, changed: '2' },
    folded: 2,
  }
  bff.mockImplementation(async (path) => {
    if (path.endsWith('/people')) return []
    if (path.endsWith('/names')) return {}
    return path.includes('run=91') ? { rows: [entry], total: 2 } : { rows: [run], total: 1 }
  })
  const { user } = renderWithQueries(<AuditScreen />)
  await user.click(await screen.findByRole('button', { name: t('admin_audit.entities.bulk_changes') }))
  expect(await screen.findByText(/koniec sezonu/)).toBeVisible()
  expect(screen.getByText('POST /api/products/bulk-changes')).toBeVisible()
  expect(await screen.findByRole('link', { name: '31' })).toBeVisible()
})

it('leads to what was changed, where it has a page and is still there', async () => {
  renderWithQueries(<AuditScreen />)
  expect(await screen.findByRole('link', { name: '31' })).toHaveAttribute('href', '/admin/products/31')
  expect(screen.getByRole('link', { name: '5' })).toHaveAttribute('href', '/admin/order/5')
  expect(screen.queryByRole('link', { name: '9' })).toBeNull()
})

it('searches by person, thing, number and day, from the first page on', async () => {
  window.history.replaceState(null, '', '/admin/audit?page=2')
  const { user } = renderWithQueries(<AuditScreen />)
  await screen.findByRole('link', { name: '31' })
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

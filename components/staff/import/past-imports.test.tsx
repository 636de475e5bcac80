import type { PastImport } from '@bieznik/contract/catalogue/product-import'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { PastImports } from './past-imports'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>(), streamBff: vi.fn<() => void>() }))

const t = translate('pl')
const past: PastImport = {
  id: 7,
  fileName: 'cennik.csv',
  who: 'anna',
  at: '2026-11-20T10:00:00.000Z',
  created: 12,
  changed: 3,
  undoneAt: null,
}

let rows: PastImport[] | ProblemError
let total = 1
const bff = vi.mocked(callBff)
const asked = () => bff.mock.calls.map(([path]) => path)

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/import')
  rows = [past]
  total = 1
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
  bff.mockReset().mockImplementation(async (path) => {
    if (path === '/api/admin/names') return { anna: 'Anna Nowak' }
    if (path.endsWith('/undo')) return { restored: 3, deleted: 12, archived: 0, kept: [] }
    if (rows instanceof ProblemError) throw rows
    return { rows, total }
  })
})

it('says who imported what, and takes it back below its row after a second press', async () => {
  const { user } = renderWithQueries(<PastImports />)
  expect(await screen.findByRole('cell', { name: 'Anna Nowak' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /cennik[.]csv/ }))
  await user.click(screen.getByRole('button', { name: t('product_import.undo_of', { id: '7' }) }))
  expect(asked()).not.toContain('/api/admin/import/7/undo')
  await user.click(screen.getByRole('button', { name: t('product_import.undo_sure_of', { id: '7' }) }))
  expect(
    await screen.findByText(t('product_import.undo_did', { restored: 3, deleted: 12, archived: 0 })),
  ).toBeVisible()
})

it('comes in pages, and says that there is nothing, or why it could not be loaded', async () => {
  total = 51
  const { user, unmount } = renderWithQueries(<PastImports />)
  await user.click(await screen.findByRole('link', { name: /2/ }))
  await waitFor(() => expect(asked()).toContain('/api/admin/imports?page=2&pageSize=50'))
  unmount()
  window.history.replaceState(null, '', '/admin/import')
  rows = []
  total = 0
  const { unmount: leave } = renderWithQueries(<PastImports />)
  expect(await screen.findByText(t('product_import.none_yet'))).toBeVisible()
  leave()
  rows = new ProblemError('unavailable', 'text')
  renderWithQueries(<PastImports />)
  expect(await screen.findByText(t('errors.unavailable'))).toBeVisible()
})

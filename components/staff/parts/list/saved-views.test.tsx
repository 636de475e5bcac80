import type { SavedView } from '@bieznik/contract/people/saved-view'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { BrowserViews } from '../../orders/browser-views'
import { SavedViews } from './saved-views'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/admin',
}))
vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const t = translate('pl')
const words = (key: 'title' | 'change' | 'name' | 'save' | 'no_filter') => t(`admin.list.views.${key}`)
const address = () => window.location.search
const pickups: SavedView = { id: 1, name: 'Odbiory', query: 'paid=paid&status=Pending', madeBy: jan.uid }
const urgent: SavedView = { id: 2, name: 'Pilne', query: 'status=Pending', madeBy: 'anna' }

let views: SavedView[] = []
let refusal: ProblemError | null = null

const writes = () =>
  vi
    .mocked(callBff)
    .mock.calls.filter(([path, { method = 'GET' }]) => path.includes('saved-views') && method !== 'GET')
    .map(([path, { method, json }]) => ({ path, method, json }))

beforeEach(() => {
  window.localStorage.clear()
  window.history.replaceState(null, '', '/admin')
  views = [pickups, urgent]
  refusal = null
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'office' },
  })
  vi.mocked(callBff).mockReset()
  vi.mocked(callBff).mockImplementation(async (path, { method = 'GET' }) => {
    if (path === '/api/admin/names') return { anna: 'Anna Nowak' }
    if (method !== 'GET' && refusal) throw refusal
    return views
  })
})

const show = () =>
  renderWithQueries(
    <SavedViews fields={['status', 'paid', 'search']}>
      <BrowserViews />
    </SavedViews>,
  )
type Shown = ReturnType<typeof show>

const menu = (name = words('title')) => screen.findByRole('button', { name })
async function openWindow({ user }: Shown): Promise<HTMLElement> {
  await user.click(await menu())
  await user.click(await screen.findByRole('menuitem', { name: words('change') }))
  return screen.findByRole('dialog')
}

it('leads to a view with one step, says which one is shown, and leads back to the whole list', async () => {
  window.history.replaceState(null, '', '/admin?search=jan&page=3&order=7')
  const { user } = show()
  await user.click(await menu())
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Odbiory' }))
  expect(address()).toBe('?order=7&status=Pending&paid=paid')
  const shown = await menu(t('admin.list.views.shown', { name: 'Odbiory' }))
  await user.click(shown)
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Odbiory', checked: true })).toBeVisible()
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Odbiory' }))
  expect(address()).toBe('?order=7')
})

it('saves what is shown under a name, and says why it could not', async () => {
  window.history.replaceState(null, '', '/admin?status=Sent&status=Pending&page=2')
  const shown = show()
  const dialog = within(await openWindow(shown))
  refusal = new ProblemError('invalid_request', '', { fields: [{ path: 'name', message: 'name_taken' }] })
  await shown.user.type(dialog.getByLabelText(words('name')), 'Pilne')
  await shown.user.click(dialog.getByRole('button', { name: words('save') }))
  expect(await dialog.findByLabelText(words('name'))).toHaveAccessibleDescription(
    t('admin.list.views.errors.name_taken'),
  )
  refusal = null
  await shown.user.type(dialog.getByLabelText(words('name')), ' dwa')
  await shown.user.click(dialog.getByRole('button', { name: words('save') }))
  await waitFor(() =>
    expect(writes().at(-1)).toMatchObject({
      method: 'POST',
      json: { list: '/admin', name: 'Pilne dwa', query: 'status=Pending&status=Sent' },
    }),
  )
  await waitFor(() => expect(dialog.getByLabelText(words('name'))).toHaveValue(''))
})

it('saves nothing where nothing is filtered, and says so', async () => {
  const shown = show()
  const dialog = within(await openWindow(shown))
  expect(dialog.getByText(words('no_filter'))).toBeVisible()
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
  await shown.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: words('title') })).toHaveFocus())
})

it('has one’s own views renamed and removed, and says who made the others', async () => {
  const shown = show()
  const dialog = within(await openWindow(shown))
  expect(await dialog.findByText('Anna Nowak')).toBeVisible()
  expect(
    dialog.queryByRole('button', { name: t('admin.list.views.remove_of', { name: 'Pilne' }) }),
  ).not.toBeInTheDocument()
  await shown.user.click(
    dialog.getByRole('button', { name: t('admin.list.views.rename_of', { name: 'Odbiory' }) }),
  )
  const name = dialog.getByLabelText(t('admin.list.views.new_name_of', { name: 'Odbiory' }))
  await shown.user.type(name, ' dziś')
  await shown.user.keyboard('{Enter}')
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { path: '/api/admin/saved-views/1', method: 'PUT', json: { name: 'Odbiory dziś' } },
    ]),
  )
  await shown.user.click(
    dialog.getByRole('button', { name: t('admin.list.views.remove_of', { name: 'Odbiory' }) }),
  )
  await waitFor(() => expect(writes().at(-1)).toMatchObject({ method: 'DELETE' }))
})

it('has after a change what its reply says, without another reading', async () => {
  const shown = show()
  const dialog = within(await openWindow(shown))
  vi.mocked(callBff).mockClear().mockResolvedValueOnce([urgent])
  await shown.user.click(
    dialog.getByRole('button', { name: t('admin.list.views.remove_of', { name: 'Odbiory' }) }),
  )
  await waitFor(() => expect(dialog.queryByText('Odbiory')).not.toBeInTheDocument())
  expect(dialog.getByText('Pilne')).toBeVisible()
  expect(vi.mocked(callBff).mock.calls.map(([path]) => path)).toEqual([
    '/api/admin/saved-views/1',
    '/api/admin/names',
  ])
})

it('is removed by the owner, also when another person made it', async () => {
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
  const dialog = within(await openWindow(show()))
  expect(
    dialog.getByRole('button', { name: t('admin.list.views.remove_of', { name: 'Pilne' }) }),
  ).toBeVisible()
})

it('offers what only this browser has to be saved for everybody, once', async () => {
  const stored = [
    { name: 'Moje', filter: { status: 'Pending', search: 'jan' } },
    { name: 'Stare', filter: { paid: 'paid' } },
  ]
  window.localStorage.setItem('bieznik.orderViews', JSON.stringify(stored))
  const shown = show()
  const dialog = within(await openWindow(shown))
  const save = { name: t('admin.list.views.browser_save_of', { name: 'Moje' }) }
  refusal = new ProblemError('invalid_request', '', { fields: [{ path: 'name', message: 'views_full' }] })
  await shown.user.click(dialog.getByRole('button', save))
  expect(await dialog.findByText(t('admin.list.views.errors.views_full'))).toBeVisible()
  refusal = null
  await shown.user.click(dialog.getByRole('button', save))
  await waitFor(() => expect(dialog.queryByRole('button', save)).not.toBeInTheDocument())
  expect(writes().at(-1)).toMatchObject({ json: { name: 'Moje', query: 'search=jan&status=Pending' } })
  await shown.user.click(
    dialog.getByRole('button', { name: t('admin.list.views.remove_of', { name: 'Stare' }) }),
  )
  expect(window.localStorage.getItem('bieznik.orderViews')).toBeNull()
})

it('is saved for everybody once, also where the window is closed before the reply', async () => {
  window.localStorage.setItem(
    'bieznik.orderViews',
    JSON.stringify([{ name: 'Moje', filter: { status: 'Pending' } }]),
  )
  const shown = show()
  const dialog = within(await openWindow(shown))
  const { promise: reply, resolve } = Promise.withResolvers<SavedView[]>()
  vi.mocked(callBff).mockReturnValueOnce(reply)
  await shown.user.click(
    dialog.getByRole('button', { name: t('admin.list.views.browser_save_of', { name: 'Moje' }) }),
  )
  await shown.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  resolve([urgent])
  await waitFor(() => expect(window.localStorage.getItem('bieznik.orderViews')).toBeNull())
})

it.each(['no JSON', '{"name":1}', '[{"name":"a","filter":{"unknown":"x"}}]'])(
  'goes on without what the browser has and cannot be read: %s',
  async (text) => {
    window.localStorage.setItem('bieznik.orderViews', text)
    const dialog = within(await openWindow(show()))
    expect(dialog.queryByText(t('admin.list.views.browser'))).not.toBeInTheDocument()
  },
)

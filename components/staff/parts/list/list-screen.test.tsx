import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { endpoint, pageOf } from '@bieznik/contract/endpoint'
import { pageSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { sortFields } from '@bieznik/contract/platform/sort-order'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { FilterMenu } from './filter-menu'
import { ListScreen } from './list-screen'
import { useStaffList } from './use-staff-list'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')
const asked = () => bff.mock.calls.map(([path]) => path).at(-1)
const address = () => window.location.search

const washes = endpoint({
  method: 'GET',
  path: '/api/admin/washes',
  at: '/api/washes',
  summary: '',
  query: pageSchema.extend({
    search: z.string().optional(),
    state: z.enum(['done', 'open']).optional(),
    day: z.iso.date().optional(),
    ...sortFields(['price']),
  }),
  reply: pageOf(z.object({ id: z.int(), car: z.string(), price: z.int() })),
})

function Washes() {
  return (
    <ListScreen
      {...useStaffList(washes)}
      caption="Mycia"
      search="Szukaj mycia"
      filters={[
        { field: 'state', label: 'Stan', options: [{ value: 'done', label: 'umyte' }] },
        { field: 'day', label: 'Dzień', isDay: true },
      ]}
      countText={(count) => `Myć: ${count}`}
      empty="Nie ma"
      keyOf={({ id }) => id}
      columns={[
        { head: 'Auto', cell: ({ car }) => car },
        { head: 'Cena', cell: ({ price }) => price, isNumber: true, sort: 'price' },
      ]}
      detail={({ id }, close) => (
        <>
          <p>{`szczegóły ${id}`}</p>
          <input aria-label={`uwaga ${id}`} />
          <button type="button" onClick={close}>{`zapisz ${id}`}</button>
        </>
      )}
    />
  )
}

const rows = [
  { id: 1, car: 'Polonez', price: 20 },
  { id: 2, car: 'Syrena', price: 30 },
]

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/washes')
  bff.mockReset().mockResolvedValue({ rows, total: 120 })
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})

it('without pages says that there are more rows than it shows', () => {
  const list = (total: number) => (
    <ListScreen
      query={{ data: { rows, total }, error: null, refetch: async () => undefined }}
      caption="Mycia"
      empty={null}
      keyOf={({ id }) => id}
      columns={[{ head: 'Auto', cell: ({ car }) => car }]}
    />
  )
  const { rerender } = renderWithQueries(list(250))
  expect(screen.getByText(t('admin.list.first_of', { shown: 2, total: 250 }))).toBeVisible()
  rerender(list(2))
  expect(screen.queryByText(t('admin.list.first_of', { shown: 2, total: 2 }))).toBeNull()
})

async function open(query = '') {
  window.history.replaceState(null, '', `/admin/washes${query}`)
  const { user } = renderWithQueries(
    <main>
      <Washes />
    </main>,
  )
  await screen.findByText('Polonez')
  return user
}

it('asks for what its address says, and leaves out what the endpoint would refuse', async () => {
  await open('?search=fso&state=lost&day=2026-11-29&page=2&pageSize=7&made=up')
  expect(asked()).toBe('/api/admin/washes?search=fso&day=2026-11-29&page=2&pageSize=50')
  expect(screen.getByRole('searchbox')).toHaveValue('fso')
  expect(screen.getByRole('status')).toHaveTextContent('Myć: 120')
})

it('what is typed and chosen replaces the address, from the first page on, and is cleared at once', async () => {
  const user = await open('?page=3')
  await user.type(screen.getByRole('searchbox', { name: 'Szukaj mycia' }), 'ża b')
  expect(address()).toBe('?search=%C5%BCa+b')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stan' }), 'done')
  expect(address()).toBe('?search=%C5%BCa+b&state=done')
  await user.click(screen.getByRole('button', { name: t('admin.list.clear') }))
  expect(address()).toBe('')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('is sorted by the head of a column, the other way round by a second press, and back by the browser', async () => {
  const user = await open('?search=fso&page=2')
  const head = () => screen.getByRole('columnheader', { name: 'Cena' })
  await user.click(within(head()).getByRole('link'))
  expect(asked()).toBe('/api/admin/washes?search=fso&sort=price&order=asc&page=1&pageSize=50')
  expect(head()).toHaveAttribute('aria-sort', 'ascending')
  await user.click(within(head()).getByRole('link'))
  expect(address()).toBe('?search=fso&sort=price&order=desc')
  expect(head()).toHaveAttribute('aria-sort', 'descending')
  window.history.back()
  await vi.waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'ascending'))
})

it('leads to its other pages without leaving the screen', async () => {
  const user = await open('?state=done')
  await user.click(screen.getByRole('link', { name: t('ui.next_page') }))
  expect(address()).toBe('?state=done&page=2')
  expect(asked()).toBe('/api/admin/washes?state=done&page=2&pageSize=50')
})

it('from the first moment keys lead to the search and through the rows, which Enter opens', async () => {
  const user = await open()
  const opener = (name: string) => screen.getByRole('button', { name })
  await user.keyboard('j')
  expect(opener('Polonez')).toHaveFocus()
  await user.keyboard('jj')
  expect(opener('Syrena')).toHaveFocus()
  await user.keyboard('k{Enter}')
  expect(screen.getByText('szczegóły 1')).toBeVisible()
  await user.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.keyboard('jk/')
  expect(screen.getByRole('searchbox')).toHaveValue('jk/')
})

it('takes no focus from somebody who has begun to type elsewhere on the page', async () => {
  const page = (list: ReactNode) => (
    <main>
      <input aria-label="notatka" />
      {list}
    </main>
  )
  const { rerender } = renderWithQueries(page(null))
  screen.getByLabelText('notatka').focus()
  rerender(page(<Washes />))
  await screen.findByText('Polonez')
  expect(screen.getByLabelText('notatka')).toHaveFocus()
})

it('takes no focus from a menu that was opened meanwhile, which would close', async () => {
  const page = (list: ReactNode) => (
    <main>
      <FilterMenu text="Stan: wszystko" isChosen={false}>
        <DropdownMenuItem>umyte</DropdownMenuItem>
      </FilterMenu>
      {list}
    </main>
  )
  const { rerender, user } = renderWithQueries(page(null))
  await user.click(screen.getByRole('button', { name: 'Stan: wszystko' }))
  rerender(page(<Washes />))
  await screen.findByText('Polonez')
  expect(screen.getByRole('menuitem', { name: 'umyte' })).toBeVisible()
})

it('a row is opened by a press anywhere on it, but on its own controls', async () => {
  const user = await open()
  await user.click(screen.getByRole('cell', { name: '30' }))
  expect(screen.getByText('szczegóły 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Syrena' }))
  expect(screen.getByText('szczegóły 2')).not.toBeVisible()
})

it('what is typed below a row is still there when the row is closed and opened again, until it is done', async () => {
  const user = await open()
  const opener = () => screen.getByRole('button', { name: 'Syrena' })
  expect(screen.queryByLabelText('uwaga 2')).toBeNull()
  await user.click(opener())
  await user.type(screen.getByRole('textbox', { name: 'uwaga 2' }), 'rysa na masce')
  await user.click(opener())
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('textbox', { name: 'uwaga 2' })).toBeNull()
  await user.click(opener())
  expect(screen.getByRole('textbox', { name: 'uwaga 2' })).toHaveValue('rysa na masce')
  await user.click(screen.getByRole('button', { name: 'zapisz 2' }))
  expect(opener()).toHaveFocus()
  await user.click(opener())
  expect(screen.getByRole('textbox', { name: 'uwaga 2' })).toHaveValue('')
})

it('says that nothing was found, and why it could not be loaded', async () => {
  bff.mockRejectedValueOnce(new ProblemError('forbidden', 'text')).mockResolvedValue({ rows: [], total: 0 })
  const { user } = renderWithQueries(<Washes />)
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.forbidden'))
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: t('failure.retry') }))
  expect(await screen.findByText('Nie ma')).toBeVisible()
})

it('has its shape while it is loaded, and asks for nothing before somebody is signed in', () => {
  vi.mocked(useAuth).mockReturnValue({ status: 'loading' })
  renderWithQueries(<Washes />)
  expect(bff).not.toHaveBeenCalled()
  expect(screen.getByRole('columnheader', { name: 'Auto' })).toBeVisible()
  expect(screen.getByText(t('ui.loading'))).toBeInTheDocument()
})

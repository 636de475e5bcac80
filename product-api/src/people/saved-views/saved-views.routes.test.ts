import { MAX_VIEWS, savedViewSchema } from '@bieznik/contract/people/saved-view'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestShop, type Reply } from '../../../test/shop.ts'
import { auditLog } from '../../platform/db/schema/audit-log.ts'
import { savedViews } from '../../platform/db/schema/saved-views.ts'

const shop = await buildTestShop()
const owner = shop.asStaff()
const anna = shop.asStaff('anna', 'office')
const piotr = shop.asStaff('piotr', 'warehouse')

beforeEach(() => shop.db.delete(savedViews))

const viewsIn = ({ body }: Reply) => z.array(savedViewSchema).parse(body)
const namesIn = (reply: Reply) => viewsIn(reply).map(({ name }) => name)
const listed = (list: string, who = anna) => who.get(`/api/saved-views?list=${list}`)
const save = (name: string, { list = '/admin', query = 'status=Pending', who = anna } = {}) =>
  who.call('POST', '/api/saved-views', { body: { list, name, query } })
async function idOf(name: string): Promise<number> {
  const [row] = await shop.db.select().from(savedViews).where(eq(savedViews.name, name))
  return row?.id ?? 0
}

test('a view is of one list, and everybody sees it who may see the list, by name', async () => {
  await save('żwawe', { query: 'status=Pending&status=In+Processing' })
  expect(await save('Na dziś')).toMatchObject({ status: 201 })
  expect(viewsIn(await listed('/admin', piotr))).toMatchObject([
    { name: 'Na dziś', query: 'status=Pending', madeBy: 'anna' },
    { name: 'żwawe', query: 'status=Pending&status=In+Processing' },
  ])
  expect(namesIn(await listed('/admin/products'))).toEqual([])
})

test('whose work a list is not sees, saves, renames and removes none of its views', async () => {
  await save('Stali klienci', { list: '/admin/customers' })
  const id = await idOf('Stali klienci')
  for (const refused of [
    listed('/admin/customers', piotr),
    save('Inni', { list: '/admin/customers', who: piotr }),
    piotr.call('PUT', `/api/saved-views/${id}`, { body: { name: 'Inni' } }),
    piotr.call('DELETE', `/api/saved-views/${id}`),
  ])
    expect(await refused).toMatchObject({ status: 403 })
})

test('who made a view renames and removes it, the owner too, and no one else', async () => {
  await save('Pilne')
  const id = await idOf('Pilne')
  const rename = (who: typeof anna, name: string) =>
    who.call('PUT', `/api/saved-views/${id}`, { body: { name } })
  expect(await rename(piotr, 'Moje')).toMatchObject({ status: 403 })
  expect(await piotr.call('DELETE', `/api/saved-views/${id}`)).toMatchObject({ status: 403 })
  expect(namesIn(await rename(anna, 'Bardzo pilne'))).toEqual(['Bardzo pilne'])
  expect(namesIn(await rename(owner, 'Najpilniejsze'))).toEqual(['Najpilniejsze'])
  expect(namesIn(await owner.call('DELETE', `/api/saved-views/${id}`))).toEqual([])
  expect(await owner.call('DELETE', `/api/saved-views/${id}`)).toMatchObject({ status: 404 })
})

test('a name is one view of its list, whatever its letters, and may be another of another list', async () => {
  await save('Pilne')
  await save('Zwykłe')
  const taken = { status: 400, body: { fields: [{ path: 'name', message: 'name_taken' }] } }
  expect(await save(' pilne ', { who: piotr })).toMatchObject(taken)
  const id = await idOf('Zwykłe')
  expect(await anna.call('PUT', `/api/saved-views/${id}`, { body: { name: 'PILNE' } })).toMatchObject(taken)
  expect(await save('Pilne', { list: '/admin/complaints' })).toMatchObject({ status: 201 })
})

test('a list has so many views and no more', async () => {
  const row = { list: '/admin', query: 'status=Pending', madeBy: 'anna' } as const
  const rows = Array.from({ length: MAX_VIEWS }, (_, index) => ({ ...row, name: `Widok ${index}` }))
  await shop.db.insert(savedViews).values(rows)
  expect(await save('Jeszcze jeden')).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'name', message: 'views_full' }] },
  })
  expect(namesIn(await listed('/admin'))).toHaveLength(MAX_VIEWS)
})

test.each([
  { name: ' ' },
  { name: 'x'.repeat(41) },
  { query: '' },
  { query: 'a b' },
  { query: 'search=<script>' },
  { list: '/admin/nowhere' },
  { list: '/cart' },
])('%j is refused', async ({ name = 'Nazwa', ...rest }) => {
  expect(await save(name, rest)).toMatchObject({ status: 400 })
})

test('the log names the view, and nothing that is searched for in it', async () => {
  await save('Kowalscy', { query: 'search=Kowalski' })
  const [entry] = await shop.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({ who: 'anna', entity: 'saved_views', after: { name: 'Kowalscy' } })
  expect(JSON.stringify(entry)).not.toContain('Kowalski')
})

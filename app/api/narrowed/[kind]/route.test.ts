import { expect, it, vi } from 'vitest'
import { listFaceted } from '@/lib/product-api/faceted-lists.server'
import { GET } from './route'

vi.mock('@/lib/product-api/faceted-lists.server', () => ({ listFaceted: vi.fn<typeof listFaceted>() }))

const asked = vi.mocked(listFaceted)
const facets = {
  values: { use: [{ value: 'truck', count: 22 }] },
  from: { load: [{ value: 96, count: 4 }] },
  to: {},
  inStock: 7,
  price: null,
}
const counts = { 'use=truck': 22, 'loadFrom=96': 4, 'inStock=1': 7 }

const ask = (kind: string, query: string) =>
  GET(new Request(`http://127.0.0.1:3000/api/narrowed/${kind}?${query}`), {
    params: Promise.resolve({ kind }),
  })

it.each([
  ['pl', 'Pokaż 22 wyniki'],
  ['en', 'Show 22 results'],
  ['ru', 'Показать 22 результата'],
])('the number of results comes in the words of the button, in %s', async (language, text) => {
  asked.mockResolvedValue({ total: 22, products: [], lowestPrice: null, facets })
  const reply = await ask('tires', `lang=${language}&by=use%3Dtruck`)
  expect([reply.status, await reply.json()]).toEqual([200, { text, total: 22, counts }])
  expect(asked).toHaveBeenLastCalledWith(
    language,
    expect.objectContaining({ kind: 'tires', by: 'use=truck', page: 1, pageSize: 24 }),
  )
})

it('without a choice each option has the count of the whole list', async () => {
  asked.mockResolvedValue({ total: 22, products: [], lowestPrice: null, facets })
  expect(await (await ask('tires', 'lang=pl')).json()).toMatchObject({ counts })
  expect(asked).toHaveBeenLastCalledWith('pl', expect.objectContaining({ by: 'sort=popular' }))
})

it.each([
  ['tires', 'lang=de', 400],
  ['tanks', 'lang=pl', 400],
  ['tires', `lang=pl&by=use%3D${'ш'.repeat(200)}`, 400],
  ['tires', 'lang=pl&segment=%25', 404],
])('/api/narrowed/%s?%s is answered with %i', async (kind, query, status) => {
  expect((await ask(kind, query)).status).toBe(status)
})

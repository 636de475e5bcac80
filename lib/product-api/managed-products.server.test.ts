import { grosze } from '@bieznik/contract/money'
import { newTireSchema, spacerInputSchema } from '@bieznik/contract/product-input'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startLoopback, type Loopback } from '@/tests/loopback'
import { aTire } from '@/tests/shop-examples'

/** What the product API was asked, and what it answers. */
let asked: { call: string; token: string | undefined; body: string }[] = []
let answer: { status: number; headers?: Record<string, string>; body: string }

const tire = { ...aTire({ inf: 'Opis.' }), price: 412.5 }
const managed = { ...tire, titleEn: '', titleRu: '', infEn: '', infRu: '' }
const who = { caller: { uid: 'uid-of-anna', token: 'the-token' }, requestId: 'the-request' }

let server: Loopback
let calls: typeof import('./managed-products.server')

beforeAll(async () => {
  server = await startLoopback((request, response) => {
    void text(request).then((body) => {
      asked.push({ call: `${request.method} ${request.url}`, token: request.headers.authorization, body })
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  vi.stubEnv('PRODUCT_API_URL', server.origin)
  calls = await import('./managed-products.server')
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

beforeEach(() => {
  asked = []
  answer = { status: 200, body: JSON.stringify(managed) }
})

const newTire = newTireSchema.parse({
  manufacturer: 'Nadbieg',
  typeOfTire: 'passenger',
  season: 'allseason',
  icVc: '96T',
  width: 195,
  profile: 80,
  diameter: 15,
  price: 412.5,
  url: '/pictures/a.webp',
  urls: ['/pictures/b.webp'],
  inf: 'Opis.',
})

describe('a new product', () => {
  it('is sent in PLN in the name of its author, and its id comes from where it stands', async () => {
    answer = { status: 201, headers: { location: '/api/tires/409' }, body: 'Tire 409 created' }
    expect(await calls.createProduct(who, 'Tire', newTire)).toEqual({ id: 409 })
    expect(asked).toMatchObject([{ call: 'POST /api/tires', token: 'Bearer the-token' }])
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ price: 412.5, manufacturer: 'Nadbieg' })
  })

  it('that is refused says so with its fields', async () => {
    const fields = [{ path: 'urls', message: 'urls_required' }]
    const problem = { code: 'invalid_request', message: 'text', fields, requestId: 'r' }
    answer = { status: 400, body: JSON.stringify(problem) }
    await expect(calls.createProduct(who, 'Tire', newTire)).rejects.toMatchObject({
      code: 'invalid_request',
      fields,
    })
  })

  it.each([undefined, '/api/tires/', '/api/tires/new'])(
    'without an id, %j, is a failure',
    async (location) => {
      answer = { status: 201, headers: location ? { location } : {}, body: 'Tire created' }
      await expect(calls.createProduct(who, 'Tire', newTire)).rejects.toMatchObject({
        code: 'upstream_failed',
      })
    },
  )
})

it('the list is asked for in the words of the product API', async () => {
  answer = {
    status: 200,
    headers: { 'x-total-count': '51', 'x-unknown-words': 'word=ry%C5%9B' },
    body: JSON.stringify([tire]),
  }
  const query = {
    search: 'ż 1',
    kind: 'Tire',
    archived: 'no',
    stock: 'low',
    safety: 'incomplete',
    page: 2,
  } as const
  const { products, total, unknown } = await calls.listManagedProducts(who, query)
  expect({ ids: products.map(({ id }) => id), total, unknown }).toEqual({
    ids: [7],
    total: 51,
    unknown: ['ryś'],
  })
  await calls.listManagedProducts(who, { page: 1 })
  expect(asked.map(({ call }) => call)).toEqual([
    'GET /api/products?search=%C5%BC+1&productType=Tire&inArchive=false&stockUpTo=4&isIncomplete=true&page=2&pageSize=50',
    'GET /api/products?page=1&pageSize=50',
  ])
})

it.each([undefined, 'wombat', '%'])('unknown words that are no list, %j, are none', async (words) => {
  answer = { status: 200, headers: words ? { 'x-unknown-words': words } : {}, body: '[]' }
  expect(await calls.listManagedProducts(who, { page: 1 })).toEqual({ products: [], total: 0, unknown: [] })
})

it('a bulk change of all that is listed is previewed by the filter of the product API', async () => {
  const { previewBulkChange } = await import('./bulk-changes.server')
  answer = { status: 200, body: JSON.stringify({ products: [] }) }
  const change = { what: 'archive', inArchive: true, reason: 'Koniec serii' } as const
  await previewBulkChange(who, {
    change,
    target: { listed: { search: 'trasa', archived: 'no', stock: 'low' } },
  })
  await previewBulkChange(who, { change, target: { ids: [7] } })
  expect(asked.map(({ call, body }) => `${call} ${body}`)).toEqual([
    `POST /api/products/bulk-changes/preview ${JSON.stringify({ change, target: { filter: { search: 'trasa', inArchive: 'false', stockUpTo: '4' } } })}`,
    `POST /api/products/bulk-changes/preview ${JSON.stringify({ change, target: { ids: [7] } })}`,
  ])
})

it('each change goes its own way', async () => {
  const typed = { title: 'D', boltDistance: '5x112', boltInfo: 'M14x1.5', thickness: 20, url: null }
  const spacer = spacerInputSchema.parse(typed)
  const edit = { ...spacer, from: { ...spacer, title: 'Dystans' } }
  await calls.editProduct(who, 7, { productType: 'Spacer', ...edit })
  await calls.changePrice(who, 7, { from: grosze(41_250), to: grosze(39_990), reason: 'Promocja' })
  await calls.changeStock(who, 7, { change: -2, reason: 'damage', note: '' })
  await calls.archiveProduct(who, 7, true)
  expect(asked.map(({ call, body }) => `${call} ${body}`)).toEqual([
    `PUT /api/spacers/7 ${JSON.stringify(edit)}`,
    'PATCH /api/products/7/price {"from":412.5,"to":399.9,"reason":"Promocja"}',
    'PATCH /api/products/7/stock {"change":-2,"reason":"damage","note":""}',
    'PATCH /api/products/7/archive {"inArchive":true}',
  ])
})

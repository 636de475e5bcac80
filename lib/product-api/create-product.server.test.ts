import { newTireSchema } from '@bieznik/contract/catalogue/product-input'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startLoopback, type Loopback } from '@/tests/loopback'

/** What the product API was asked, and what it answers. */
let asked: { call: string; token: string | undefined; body: string }[] = []
let answer: { status: number; headers?: Record<string, string>; body: string }

const who = { caller: { uid: 'uid-of-anna', token: 'the-token' }, requestId: 'the-request' }

let server: Loopback
let calls: typeof import('./create-product.server')

beforeAll(async () => {
  server = await startLoopback((request, response) => {
    void text(request).then((body) => {
      asked.push({ call: `${request.method} ${request.url}`, token: request.headers.authorization, body })
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  vi.stubEnv('PRODUCT_API_URL', server.origin)
  calls = await import('./create-product.server')
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

beforeEach(() => {
  asked = []
  answer = { status: 201, headers: { location: '/api/tires/409' }, body: 'Tire 409 created' }
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

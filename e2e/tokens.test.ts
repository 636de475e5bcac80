import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { makeBadTokens } from './bad-tokens.ts'
import { callers, listCalls, requestOf } from './bff-routes.ts'
import { apiTest as test, expect, staff } from './fixtures.ts'
import { idTokenOf } from './people.ts'
import { listTiresInStock } from './tires.ts'

const codeSchema = z.object({ code: z.string() })
const codeIn = (text: string) => codeSchema.parse(JSON.parse(text)).code

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}
const send = (request: APIRequestContext, call: string, headers: Record<string, string>, data?: string) => {
  const { method, path } = requestOf(call)
  return request.fetch(path, { method, headers, ...(data !== undefined && { data }) })
}

test('who may make a call is written down for each that there is', () => {
  expect(listCalls().toSorted()).toEqual(Object.keys(callers).toSorted())
})

const closed = Object.entries(callers).filter(([, role]) => role !== 'anyone')
const callsOf = (wanted: string) => closed.flatMap(([call, role]) => (role === wanted ? [call] : []))

// Shows S1.20, S5.35, S6.11, D8c, D9a
test('every call that is not for anyone is refused without a token', async ({ request }) => {
  const responses = await Promise.all(
    closed.map(async ([call]) => [call, (await send(request, call, {})).status()] as const),
  )
  expect(responses.filter(([, status]) => status !== 401)).toEqual([])
})

// Each call with each of them: tests/resilience/access.test.ts.
for (const call of ['GET /api/cart', 'PATCH /api/admin/order-statuses']) {
  // Shows S1.20, S5.35, S6.11, D8c, D9a
  test(`${call} is refused with every bad token, without data`, async ({ request, identityUrl }) => {
    expect(closed.map(([closedCall]) => closedCall)).toContain(call)
    for (const { kind, token, code } of await makeBadTokens(identityUrl)) {
      const reply = await send(request, call, bearer(token))
      const text = await reply.text()
      expect([kind, reply.status(), JSON.parse(text)]).toEqual([
        kind,
        401,
        { code, message: expect.any(String), requestId: expect.any(String) },
      ])
      expect(reply.headers()).toMatchObject({ 'cache-control': 'private, no-store' })
      expect(reply.headers()).not.toHaveProperty('set-cookie')
      if (token) expect(text).not.toContain(token)
    }
  })
}

// Shows S6.8, D8c
test('every call of staff is refused to a customer', async ({ request, customer, identityUrl }) => {
  const token = bearer(await idTokenOf(identityUrl, customer))
  const responses = await Promise.all(
    callsOf('staff').map(async (call) => {
      const reply = await send(request, call, token)
      return [call, reply.status(), codeIn(await reply.text())] as const
    }),
  )
  expect(responses.filter(([, status, code]) => status !== 403 || code !== 'forbidden')).toEqual([])
})

/** What a page of another site makes a browser say, each alone. */
const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'http://127.0.0.1:1' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
]

/** What a form can send, which no browser asks about before. */
const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b']

/** Calls that take a form: pictures of staff, with a token, and those that work without scripts, and the one that mail programs send. */
const takenForms: Record<string, string[]> = {
  'POST /api/admin/pictures': ['multipart/'],
  'POST /api/withdrawal': ['application/x-www-form-urlencoded'],
  'POST /api/withdrawal/confirmation': ['application/x-www-form-urlencoded'],
  'POST /api/complaint': ['multipart/'],
  'POST /api/opinion-photos': ['multipart/'],
  'POST /api/stock-notices': ['application/x-www-form-urlencoded'],
  'POST /api/unsubscribe': ['text/plain', 'application/x-www-form-urlencoded', 'multipart/'],
}

const writes = Object.entries(callers).filter(([call]) => !call.startsWith('GET '))

test('every write is refused to a page of another site, and to a form', async ({
  request,
  customer,
  identityUrl,
}) => {
  const tokens = {
    customer: bearer(await idTokenOf(identityUrl, customer)),
    staff: bearer(await idTokenOf(identityUrl, staff)),
  }
  const responses = []
  for (const [call, role] of writes) {
    const token = role === 'staff' ? tokens.staff : tokens.customer
    for (const headers of foreign) {
      const reply = await send(request, call, { ...token, ...headers })
      responses.push([
        call,
        headers,
        reply.status(),
        codeIn(await reply.text()),
        403,
        'foreign_origin',
      ] as const)
    }
    for (const type of forms) {
      if (takenForms[call]?.some((taken) => type.startsWith(taken))) continue
      const reply = await send(request, call, { ...token, 'content-type': type }, 'action=sign_in')
      const code = codeIn(await reply.text())
      responses.push([call, type, reply.status(), code, 415, 'unsupported_media_type'] as const)
    }
  }
  expect(responses.length).toBeGreaterThan(500)
  const wrong = responses.filter(
    ([, , status, code, rightStatus, rightCode]) => status !== rightStatus || code !== rightCode,
  )
  expect(wrong).toEqual([])
})

test('what other sites and forms tried has changed nothing', async ({
  request,
  customer,
  identityUrl,
  productApiUrl,
}) => {
  const token = bearer(await idTokenOf(identityUrl, customer))
  expect((await request.post('/api/session', { headers: token })).status()).toBe(204)
  const [tire, other] = await listTiresInStock(productApiUrl, 1)
  await request.post('/api/cart/items', { headers: token, data: { productId: tire?.id, quantity: 1 } })
  const state = async () =>
    Promise.all(
      ['/api/cart', '/api/orders', '/api/account', '/details'].map(async (path): Promise<unknown> => {
        const reply = await request.get(path, { headers: token, maxRedirects: 0 })
        return path === '/details' ? reply.status() : z.unknown().parse(await reply.json())
      }),
    )
  const before = await state()
  expect(before).toMatchObject([
    [{ product: { id: tire?.id }, quantity: 1 }],
    { orders: [] },
    { email: customer.email },
    200,
  ])

  const bodies: [call: string, data?: object][] = [
    ['POST /api/cart/items', { productId: other?.id, quantity: 1 }],
    [`PATCH /api/cart/items/${tire?.id}`, { quantity: 2 }],
    [`DELETE /api/cart/items/${tire?.id}`],
    ['DELETE /api/cart'],
    ['DELETE /api/sessions'],
    ['DELETE /api/session'],
    ['DELETE /api/account', {}],
  ]
  for (const [call, data] of bodies) {
    const json = { 'content-type': 'application/json' }
    const text = JSON.stringify(data ?? {})
    for (const headers of foreign) await send(request, call, { ...token, ...json, ...headers }, text)
    for (const type of forms) await send(request, call, { ...token, 'content-type': type }, text)
  }
  expect(await state()).toEqual(before)

  // The same without a word of another site.
  await send(
    request,
    `PATCH /api/cart/items/${tire?.id}`,
    { ...token, 'content-type': 'application/json' },
    '{"quantity":2}',
  )
  expect(await state()).not.toEqual(before)
})

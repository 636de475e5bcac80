import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { makeBadTokens, type BadToken } from './bad-tokens.ts'
import { callers, listCalls, requestOf } from './bff-routes.ts'
import { apiTest as test, expect, staff } from './fixtures.ts'
import { idTokenOf } from './people.ts'
import { listTiresInStock } from './tires.ts'

let made: Promise<BadToken[]> | undefined

/** The same for all tests of a worker: none of them is good for anything. */
function badTokens(identityUrl: string): Promise<BadToken[]> {
  made ??= makeBadTokens(identityUrl)
  return made
}

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}
const send = (request: APIRequestContext, call: string, headers: Record<string, string>, data?: string) => {
  const { method, path } = requestOf(call)
  return request.fetch(path, { method, headers, ...(data !== undefined && { data }) })
}

test('who may make a call is written down for each that there is', () => {
  expect(listCalls().toSorted()).toEqual(Object.keys(callers).toSorted())
})

for (const [call, role] of Object.entries(callers)) {
  if (role === 'anyone') continue
  // Shows S1.20, S5.35, S6.11, D8c, D9a
  test(`${call} is refused with every bad token, and tells nothing`, async ({ request, identityUrl }) => {
    for (const { kind, token, code } of await badTokens(identityUrl)) {
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

for (const [call, role] of Object.entries(callers)) {
  if (role !== 'staff') continue
  // Shows S6.8, D8c
  test(`${call} is refused to a customer`, async ({ request, customer, identityUrl }) => {
    const reply = await send(request, call, bearer(await idTokenOf(identityUrl, customer)))
    expect([reply.status(), await reply.json()]).toMatchObject([403, { code: 'forbidden' }])
  })
}

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

for (const [call, role] of writes) {
  test(`${call} is refused to a page of another site, and to a form`, async ({
    request,
    customer,
    identityUrl,
  }) => {
    const token = bearer(await idTokenOf(identityUrl, role === 'staff' ? staff : customer))
    for (const headers of foreign) {
      const reply = await send(request, call, { ...token, ...headers })
      expect([headers, reply.status(), await reply.json()]).toMatchObject([
        headers,
        403,
        { code: 'foreign_origin' },
      ])
    }
    for (const type of forms) {
      if (takenForms[call]?.some((taken) => type.startsWith(taken))) continue
      const reply = await send(request, call, { ...token, 'content-type': type }, 'action=sign_in')
      expect([type, reply.status(), await reply.json()]).toMatchObject([
        type,
        415,
        { code: 'unsupported_media_type' },
      ])
    }
  })
}

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

import type { APIRequestContext } from '@playwright/test'
import { makeBadTokens, type BadToken } from './bad-tokens.ts'
import { callers, listCalls, requestOf } from './bff-routes.ts'
import { expect, test } from './fixtures.ts'
import { idTokenOf } from './people.ts'

let made: Promise<BadToken[]> | undefined

/** The same for all tests of a worker: none of them is good for anything. */
function badTokens(identityUrl: string): Promise<BadToken[]> {
  made ??= makeBadTokens(identityUrl)
  return made
}

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}
const send = (request: APIRequestContext, call: string, headers: Record<string, string>) => {
  const { method, path } = requestOf(call)
  return request.fetch(path, { method, headers })
}

test('who may make a call is written down for each that there is', () => {
  expect(listCalls().toSorted()).toEqual(Object.keys(callers).toSorted())
})

for (const [call, role] of Object.entries(callers)) {
  if (role === 'anyone') continue
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
  test(`${call} is refused to a customer`, async ({ request, customer, identityUrl }) => {
    const reply = await send(request, call, bearer(await idTokenOf(identityUrl, customer)))
    expect([reply.status(), await reply.json()]).toMatchObject([403, { code: 'forbidden' }])
  })
}

for (const call of Object.keys(callers)) {
  if (call.startsWith('GET ')) continue
  test(`${call} is refused to a page of another site`, async ({ request, customer, identityUrl }) => {
    const token = bearer(await idTokenOf(identityUrl, customer))
    for (const origin of ['https://evil.example', 'http://127.0.0.1:1', 'null']) {
      const reply = await send(request, call, { ...token, origin })
      expect([origin, reply.status(), await reply.json()]).toMatchObject([
        origin,
        403,
        { code: 'foreign_origin' },
      ])
    }
  })
}

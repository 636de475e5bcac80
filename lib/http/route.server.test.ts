import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { verifyIdToken } from '@/lib/session/identity.server'
import { log } from '@/lib/log/log.server'
import { decodedToken } from '@/tests/decoded-token'
import { ProblemError } from './problem-error'
import { route } from './route.server'

vi.mock('@/lib/firebase/app.server', () => ({ identity: () => ({ verifyIdToken: async () => ({}) }) }))
vi.mock('@/lib/session/identity.server', async (original) => ({
  ...(await original<object>()),
  verifyIdToken: vi.fn<typeof verifyIdToken>(),
}))

const logError = vi.spyOn(log, 'error').mockReturnValue(undefined)
const logInfo = vi.spyOn(log, 'info').mockReturnValue(undefined)

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const none = { params: Promise.resolve({}) }

interface Sent {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  path?: string
}

const request = ({ method = 'GET', body, headers, path = '/api/test' }: Sent = {}) =>
  new Request(`http://127.0.0.1:3000${path}`, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    headers: {
      host: '127.0.0.1:3000',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  })

const bearer = { authorization: 'Bearer abc.def.ghi' }

beforeEach(() => {
  vi.mocked(verifyIdToken).mockReset().mockResolvedValue({ outcome: 'valid', claims: decodedToken })
  logError.mockClear()
  logInfo.mockClear()
})

describe('an answer', () => {
  const replyOf = (reply: z.ZodType, data: unknown) =>
    route({ role: 'anyone', reply }, async () => ({ data }))(request(), none)

  it('is written through its schema, with a request id, and is not to be cached', async () => {
    const price = z.codec(z.number(), z.int(), {
      decode: (pln) => pln * 100,
      encode: (grosze) => grosze / 100,
    })
    const response = await replyOf(z.strictObject({ price }), { price: 41250 })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ price: 412.5 })
    expect(response.headers.get('x-request-id')).toMatch(UUID)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([null, undefined])('of %s is 204 without a body', async (data) => {
    const response = await replyOf(z.unknown(), data)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  it('takes status and headers of the handler', async () => {
    const handler = route({ role: 'anyone', reply: z.string() }, async () => ({
      data: 'made',
      status: 201,
      headers: { 'cache-control': 'public, max-age=60', 'x-request-id': 'forged' },
    }))
    const response = await handler(request(), none)
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'public, max-age=60'])
    expect(response.headers.get('x-request-id')).toMatch(UUID)
  })

  it.each([
    ['on the outside', z.strictObject({ id: z.int() }), { id: 1, passwordHash: 'hunter2' }],
    ['in a list', z.array(z.strictObject({ id: z.int() })), [{ id: 1, passwordHash: 'hunter2' }]],
    ['in an inner object', z.strictObject({ who: z.strictObject({}) }), { who: { passwordHash: 'hunter2' } }],
  ])('with an undeclared field %s fails and does not leave', async (_where, reply, data) => {
    const response = await replyOf(reply, data)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toMatch(/passwordHash|hunter2/)
  })

  it('of a schema that is not strict loses what it does not name', async () => {
    const response = await replyOf(z.object({ id: z.int() }), { id: 1, passwordHash: 'hunter2' })
    expect(await response.json()).toEqual({ id: 1 })
  })

  it('that the handler wrote itself is sent as it is, with a request id, and is not to be cached', async () => {
    const headers = { 'content-type': 'text/event-stream', 'x-request-id': 'forged' }
    const handler = route(
      { role: 'anyone', reply: z.never() },
      async () => new Response('event: record\n\n', { status: 202, headers }),
    )
    const response = await handler(request(), none)
    expect([response.status, await response.text()]).toEqual([202, 'event: record\n\n'])
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-request-id')).toMatch(UUID)
  })

  it('of the wrong type fails', async () => {
    expect((await replyOf(z.strictObject({ id: z.int() }), { id: 'one' })).status).toBe(500)
  })
})

describe('a failure', () => {
  const failing = (error: Error) =>
    route({ role: 'anyone', reply: z.null() }, async () => {
      throw error
    })(request({ path: '/api/test?email=jan@example.com' }), none)

  it('that is unknown is logged and hidden', async () => {
    const error = new Error('duplicate key value violates unique constraint "users_email"')
    const response = await failing(error)
    expect(response.status).toBe(500)
    const requestId = response.headers.get('x-request-id')
    expect(await response.json()).toEqual({ code: 'internal', message: 'something went wrong', requestId })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const line = { requestId, code: 'internal', method: 'GET', path: '/api/test', err: error }
    expect(logError).toHaveBeenCalledExactlyOnceWith(line, 'request failed')
  })

  it('with a name passes on its code, status and fields', async () => {
    const fields = [{ path: 'items.7', message: '3 left' }]
    const response = await failing(new ProblemError('out_of_stock', 'not enough', { fields }))
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({
      code: 'out_of_stock',
      message: 'not enough',
      fields,
      requestId: response.headers.get('x-request-id'),
    })
    expect(logError).not.toHaveBeenCalled()
    expect(JSON.stringify(logInfo.mock.calls)).not.toContain('jan@example.com')
  })

  it.each([
    ['unavailable', '5'],
    ['too_many_requests', '5'],
    ['not_found', null],
  ] as const)('%s has Retry-After %s', async (code, after) => {
    expect((await failing(new ProblemError(code, 'text'))).headers.get('retry-after')).toBe(after)
  })
})

describe('what comes in', () => {
  const seen = vi.fn<(input: unknown) => void>()
  const handler = route(
    {
      role: 'anyone',
      params: z.strictObject({ orderId: z.coerce.number().int() }),
      query: z.object({ page: z.coerce.number().int().default(1) }),
      body: z.strictObject({ quantity: z.int(), to: z.strictObject({ city: z.string() }).optional() }),
      reply: z.null(),
    },
    async ({ caller, params, query, body }) => {
      seen({ caller, params, query, body })
      return { data: null }
    },
  )
  const send = (body: unknown, orderId = '7', path = '/api/test') =>
    handler(request({ method: 'POST', body, path }), { params: Promise.resolve({ orderId }) })

  beforeEach(() => seen.mockClear())

  it('is checked and handed over', async () => {
    expect((await send({ quantity: 2 }, '7', '/api/test?page=3&other=1')).status).toBe(204)
    expect(seen).toHaveBeenCalledExactlyOnceWith({
      caller: null,
      params: { orderId: 7 },
      query: { page: 3 },
      body: { quantity: 2 },
    })
  })

  it.each([
    ['an unknown key', { quantity: 2, price: 1 }, ''],
    ['an unknown key inside', { quantity: 2, to: { city: 'Łódź', role: 'admin' } }, 'to'],
    ['a wrong type', { quantity: '2' }, 'quantity'],
    ['nothing in it', {}, 'quantity'],
    ['a list', [], ''],
  ])('is refused with %s', async (_what, body: unknown, path) => {
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_request', fields: [{ path }] })
    expect(seen).not.toHaveBeenCalled()
  })

  it('is refused with a prototype', async () => {
    const response = await send(JSON.parse('{"quantity":2,"__proto__":{"isStaff":true}}'))
    expect(await response.json()).toMatchObject({ code: 'invalid_request' })
    expect(seen).not.toHaveBeenCalled()
  })

  it.each([
    ['a parameter', 'x', '/api/test', 'orderId'],
    ['a query', '7', '/api/test?page=x', 'page'],
  ])('is refused with %s that cannot be read', async (_what, orderId, path, field) => {
    const response = await send({ quantity: 2 }, orderId, path)
    expect(await response.json()).toMatchObject({ code: 'invalid_request', fields: [{ path: field }] })
    expect(seen).not.toHaveBeenCalled()
  })
})

describe('who may call', () => {
  const handled = vi.fn<(uid: string) => void>()
  const handler = (role: 'customer' | 'staff') =>
    route({ role, body: z.strictObject({}), reply: z.null() }, async ({ caller }) => {
      handled(caller.uid)
      return { data: null }
    })
  const post = (role: 'customer' | 'staff', headers: Record<string, string>, body: unknown = {}) =>
    handler(role)(request({ method: 'POST', body, headers }), none)

  beforeEach(() => handled.mockClear())

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s of another site is refused before anything is read',
    async (method) => {
      const headers = { ...bearer, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      const response = await handler('customer')(request({ method, headers }), none)
      expect([response.status, await response.json()]).toMatchObject([403, { code: 'foreign_origin' }])
      expect(verifyIdToken).not.toHaveBeenCalled()
    },
  )

  it.each([
    'text/plain',
    'Application/X-WWW-Form-Urlencoded; charset=utf-8',
    'multipart/form-data; boundary=b',
  ])('a form of %s is taken only where one is read, whether there is a body to read or not', async (type) => {
    const form = () => request({ method: 'POST', body: {}, headers: { ...bearer, 'content-type': type } })
    const without = route({ role: 'customer', reply: z.null() }, async ({ caller }) => {
      handled(caller.uid)
      return { data: null }
    })
    for (const refusing of [handler('customer'), without]) {
      const response = await refusing(form(), none)
      expect([response.status, await response.json()]).toMatchObject([
        415,
        { code: 'unsupported_media_type' },
      ])
    }
    expect(handled).not.toHaveBeenCalled()
    const spec = { role: 'customer', read: async () => 'read', body: z.string(), reply: z.string() } as const
    expect((await route(spec, async ({ body }) => ({ data: body }))(form(), none)).status).toBe(200)
  })

  it('a GET of another site is answered: it changes nothing', async () => {
    const open = route({ role: 'anyone', reply: z.string() }, async () => ({ data: 'ok' }))
    expect((await open(request({ headers: { 'sec-fetch-site': 'cross-site' } }), none)).status).toBe(200)
  })

  // Shows D9a
  it('no one without a token, and that is reported before anything about the body', async () => {
    const response = await post('customer', {}, { unknown: 1 })
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'unauthenticated' }])
  })

  it('a customer where customers may', async () => {
    expect((await post('customer', bearer)).status).toBe(204)
    expect(handled).toHaveBeenCalledExactlyOnceWith('jan')
  })

  it('no customer where staff may', async () => {
    const response = await post('staff', bearer)
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'forbidden' }])
    expect(handled).not.toHaveBeenCalled()
  })

  it('staff where staff may', async () => {
    vi.mocked(verifyIdToken).mockResolvedValue({ outcome: 'valid', claims: { ...decodedToken, admin: true } })
    expect((await post('staff', bearer)).status).toBe(204)
  })

  it('the token stands in no answer and no log line', async () => {
    const response = await post('staff', bearer)
    expect(await response.text()).not.toContain('abc.def.ghi')
    expect(JSON.stringify([logInfo.mock.calls, logError.mock.calls])).not.toContain('abc.def.ghi')
  })
})

describe('how often one may call', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const open = (limit: { by: 'address' | 'person'; points: number }) => {
    const handler = route(
      { role: 'customer', limit: { name: 'test', seconds: 60, ...limit }, reply: z.null() },
      async () => ({ data: null }),
    )
    return async (headers: Record<string, string>) => handler(request({ headers }), none)
  }

  it('is counted by address, before anybody asks who calls', async () => {
    const call = open({ by: 'address', points: 2 })
    expect((await call(from('203.0.113.1'))).status).toBe(401)
    expect((await call({ ...from('203.0.113.1'), ...bearer })).status).toBe(204)
    vi.mocked(verifyIdToken).mockClear()
    const refused = await call({ ...from('203.0.113.1'), ...bearer })
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_requests' }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(55)
    expect(verifyIdToken).not.toHaveBeenCalled()
    expect((await call({ ...from('203.0.113.2'), ...bearer })).status).toBe(204)
  })

  it('is counted by person, wherever that person is', async () => {
    const call = open({ by: 'person', points: 1 })
    expect((await call(from('203.0.113.1'))).status).toBe(401)
    expect((await call({ ...from('203.0.113.1'), ...bearer })).status).toBe(204)
    expect((await call({ ...from('203.0.113.2'), ...bearer })).status).toBe(429)
    vi.mocked(verifyIdToken).mockResolvedValue({ outcome: 'valid', claims: { ...decodedToken, uid: 'ewa' } })
    expect((await call({ ...from('203.0.113.1'), ...bearer })).status).toBe(204)
  })
})

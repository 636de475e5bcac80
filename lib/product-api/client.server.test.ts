import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startLoopback, type Loopback } from '@/tests/loopback'

const problem = {
  code: 'stale_status',
  message: 'it is Sent by now',
  fields: [{ path: 'from', message: 'Sent' }],
  requestId: 'of-the-product-api',
}

const answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/nothing': (response) => response.writeHead(204).end(),
  '/refused': (response) => response.writeHead(409).end(JSON.stringify(problem)),
  '/newer': (response) => response.end('{"total":1,"lines":[{"id":1,"added":2}],"added":{}}'),
  '/newer-refusal': (response) => response.writeHead(409).end(JSON.stringify({ ...problem, added: 1 })),
  '/html': (response) => response.end('<h1>Hello</h1>'),
  '/gateway': (response) => response.writeHead(502).end('<h1>Bad gateway</h1>'),
  '/no-problem': (response) => response.writeHead(500).end('{"error":"oops"}'),
  '/moved': (response) => response.writeHead(302, { location: '/nothing' }).end(),
  '/silent': () => undefined,
  '/slow-body': (response) => void response.writeHead(200).write('['),
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('[')
    setTimeout(() => response.destroy(), 20)
  },
}

function echo(request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request
  response.setHeader('x-total-count', '408')
  void text(request).then((body) => response.end(JSON.stringify({ method, url, headers, body })))
}

const echoSchema = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})

const DEADLINE_MS = 700

vi.mock('./upstream-figures', async (original) => {
  const { UPSTREAM_FIGURES, ...others } = await original<typeof import('./upstream-figures')>()
  // What fails here fails on purpose and in a row.
  const figures = { ...UPSTREAM_FIGURES, failures: 1_000, jitter: 1 }
  return { ...others, UPSTREAM_FIGURES: figures, DEADLINES: { cart: DEADLINE_MS, order: DEADLINE_MS } }
})

const requested: string[] = []
let server: Loopback
let callProductApi: typeof import('./client.server').callProductApi

beforeAll(async () => {
  server = await startLoopback((request, response) => {
    requested.push(request.url ?? '')
    const answer = answers[request.url ?? '']
    if (answer) answer(response, request)
    else echo(request, response)
  })
  vi.stubEnv('PRODUCT_API_URL', server.origin)
  ;({ callProductApi } = await import('./client.server'))
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
})
afterEach(() => vi.restoreAllMocks())

const call = (path: string, reply: z.ZodType = z.unknown()) =>
  callProductApi({ path, deadline: 'cart', reply })
const ask = async (request: Omit<Parameters<typeof callProductApi>[0], 'deadline' | 'reply'>) =>
  (await callProductApi({ ...request, deadline: 'cart', reply: echoSchema })).data

describe('what is sent', () => {
  it('forwards the request id and the bearer token, and asks for JSON', async () => {
    const { headers } = await ask({
      path: '/api',
      token: 'abc.def',
      requestId: 'r-1',
      key: 'k',
    })
    expect(headers).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer abc.def',
      'x-request-id': 'r-1',
      'idempotency-key': 'k',
    })
  })

  it('says nothing of a person when nobody asks', async () => {
    const { headers, method, body } = await ask({ path: '/api' })
    expect([method, body]).toEqual(['GET', ''])
    for (const name of ['authorization', 'x-request-id', 'content-type', 'cookie'])
      expect(headers).not.toHaveProperty(name)
  })

  it('writes a query, without what is not given', async () => {
    const query = { width: 195, profile: undefined, protector: 'Śnieg & Lód' }
    const { url } = await ask({ path: '/api/tires', query })
    expect(url).toBe('/api/tires?width=195&protector=%C5%9Anieg+%26+L%C3%B3d')
  })

  it('sends JSON', async () => {
    const { headers, method, body } = await ask({ method: 'POST', path: '/api', json: { quantity: 1 } })
    expect([method, headers['content-type'], body]).toEqual(['POST', 'application/json', '{"quantity":1}'])
  })

  // Shows S7.16
  it('sends a form', async () => {
    const { headers, body } = await ask({
      method: 'PATCH',
      path: '/api',
      form: { orderId: '7', status: 'In Processing' },
    })
    expect(headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(body).toBe('orderId=7&status=In+Processing')
  })
})

describe('what comes back', () => {
  it('is read through its schema, with its headers', async () => {
    const { data, headers } = await call('/api', z.object({ method: z.literal('GET') }))
    expect(data).toEqual({ method: 'GET' })
    expect(headers.get('x-total-count')).toBe('408')
  })

  it('may have fields of a newer version, which are left out', async () => {
    const reply = z.strictObject({ total: z.int(), lines: z.array(z.strictObject({ id: z.int() })) })
    expect((await call('/newer', reply)).data).toEqual({ total: 1, lines: [{ id: 1 }] })
    await expect(call('/newer-refusal')).rejects.toMatchObject({ code: problem.code })
  })

  // Shows S7.3
  it('is null when it is empty', async () => {
    expect((await call('/nothing', z.null())).data).toBeNull()
  })

  it('passes on code, message and fields of a refusal', async () => {
    const { code, message, fields } = problem
    await expect(call('/refused')).rejects.toMatchObject({
      name: 'ProblemError',
      code,
      message: `${message}. Status: 409 Conflict`,
      fields,
    })
  })

  // Shows S8.1
  it('says its status, also when it is no refusal of ours', async () => {
    await expect(call('/no-problem')).rejects.toThrow('Status: 500 Internal Server Error')
  })

  it.each([
    ['another shape', '/api', 'upstream_failed'],
    ['nothing where something was expected', '/nothing', 'upstream_failed'],
    ['no JSON', '/html', 'upstream_failed'],
    ['a gateway’s page', '/gateway', 'unavailable'],
    ['an error of another form', '/no-problem', 'upstream_failed'],
    ['half an answer', '/cut', 'unavailable'],
    ['the way to another address', '/moved', 'unavailable'],
  ])('fails on %s', async (_what, path, code) => {
    const reply = z.array(z.number())
    await expect(call(path, reply)).rejects.toMatchObject({ name: 'ProblemError', code })
  })

  it('is unavailable when nobody listens', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
    await expect(call('/api')).rejects.toMatchObject({ code: 'unavailable' })
  })

  it.each(['/silent', '/slow-body'])('is unavailable when %s takes too long', async (path) => {
    const startedAt = Date.now()
    await expect(call(path)).rejects.toMatchObject({ name: 'ProblemError', code: 'unavailable' })
    expect(Date.now() - startedAt).toBeLessThan(2 * DEADLINE_MS)
  })
})

describe('a second try', () => {
  // The failures above have used up what may be tried again.
  beforeAll(() => globalThis.bieznikUpstreams?.clear())

  const asks = async (request: Pick<Parameters<typeof callProductApi>[0], 'method' | 'key'>) => {
    const before = requested.length
    const sent = callProductApi({ path: '/cut', deadline: 'order', reply: z.unknown(), ...request })
    await expect(sent).rejects.toMatchObject({ code: 'unavailable' })
    return requested.length - before
  }

  it('is made for a read, and for an order with its key', async () => {
    expect(await asks({})).toBe(2)
    expect(await asks({ method: 'POST', key: 'k' })).toBe(2)
  })

  it('is not made for any other change', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) expect(await asks({ method })).toBe(1)
  })
})

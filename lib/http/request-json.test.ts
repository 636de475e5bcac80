import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startLoopback, type Loopback } from '@/tests/loopback'
import { requestJson } from './request-json'

const problem = {
  code: 'out_of_stock',
  message: 'not enough',
  fields: [{ path: 'items.7', message: '3 left' }],
  requestId: 'r-1',
}

const answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/nothing': (response) => response.writeHead(204).end(),
  '/refused': (response) => response.writeHead(409).end(JSON.stringify(problem)),
  '/newer': (response) => response.end('{"total":1,"added":{}}'),
  '/newer-refusal': (response) => response.writeHead(409).end(JSON.stringify({ ...problem, added: 1 })),
  '/html': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  '/gateway': (response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  '/no-problem': (response) => response.writeHead(500).end('{"error":"oops"}'),
  '/unknown-code': (response) => response.writeHead(418).end('{"code":"teapot","message":"","requestId":""}'),
  '/silent': () => undefined,
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"half":')
    setTimeout(() => response.destroy(), 20)
  },
  '/echo': (response, request) => {
    const { method, headers } = request
    void text(request).then((body) => response.end(JSON.stringify({ method, headers, body })))
  },
}

const echoSchema = z.object({
  method: z.string(),
  headers: z.record(z.string(), z.unknown()),
  body: z.string(),
})

let server: Loopback
beforeAll(async () => {
  server = await startLoopback((request, response) => answers[request.url ?? '']?.(response, request))
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

const call = (path: string, signal?: AbortSignal) =>
  requestJson(server.origin + path, { reply: z.null(), ...(signal && { signal }) })

describe('requestJson', () => {
  it('reads an answer through its schema', async () => {
    const answer = await requestJson(`${server.origin}/echo`, { reply: echoSchema })
    expect(answer).toMatchObject({ method: 'GET', body: '', headers: { accept: 'application/json' } })
    expect(answer.headers).not.toHaveProperty('authorization')
    expect(answer.headers).not.toHaveProperty('content-type')
  })

  it('sends JSON, the token and further headers', async () => {
    const answer = await requestJson(`${server.origin}/echo`, {
      method: 'PATCH',
      json: { quantity: 2 },
      token: 'abc.def',
      key: 'k-1',
      reply: echoSchema,
    })
    expect(answer).toMatchObject({
      method: 'PATCH',
      body: '{"quantity":2}',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer abc.def',
        'idempotency-key': 'k-1',
      },
    })
  })

  it('leaves out fields of a newer version', async () => {
    const reply = z.strictObject({ total: z.int() })
    await expect(requestJson(`${server.origin}/newer`, { reply })).resolves.toEqual({ total: 1 })
    await expect(call('/newer-refusal')).rejects.toMatchObject({ code: problem.code })
  })

  // Shows S7.3
  it('reads an empty answer as null', async () => {
    await expect(call('/nothing')).resolves.toBeNull()
  })

  it('passes a refusal on with code, fields and request id', async () => {
    const { code, fields, requestId } = problem
    await expect(call('/refused')).rejects.toMatchObject({ name: 'ProblemError', code, fields, requestId })
  })

  it.each([
    ['a page instead of JSON', '/html', 'internal'],
    ['a gateway’s page', '/gateway', 'internal'],
    ['an error of another form', '/no-problem', 'internal'],
    ['a code that nobody knows', '/unknown-code', 'internal'],
    ['an answer of the wrong shape', '/echo', 'internal'],
    ['an answer that breaks off', '/cut', 'unavailable'],
  ])('calls %s a failure', async (_what, path, code) => {
    await expect(call(path)).rejects.toMatchObject({ name: 'ProblemError', code })
  })

  it('says that the shop does not answer when nobody listens', async () => {
    const gone = await startLoopback(() => undefined)
    await gone.close()
    await expect(requestJson(gone.origin, { reply: z.null() })).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('gives up after its deadline', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(30))
    await expect(call('/silent')).rejects.toMatchObject({ code: 'unavailable' })
    expect(timeout).toHaveBeenCalledWith(15_000)
  })

  it('gives an abort of the caller back as that', async () => {
    const controller = new AbortController()
    const aborted = call('/silent', controller.signal)
    controller.abort()
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
  })
})

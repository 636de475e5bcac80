import { createServer } from 'node:net'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startFaultProxy, type FaultProxy } from './fault-proxy'
import { startLoopback, type Loopback } from './loopback'

let target: Loopback
let proxy: FaultProxy

beforeAll(async () => {
  target = await startLoopback((_request, answer) => answer.end('a'.repeat(1000)))
  proxy = await startFaultProxy(Number(new URL(target.origin).port))
})
afterAll(async () => {
  await proxy.close()
  await target.close()
})
afterEach(() => proxy.set({ kind: 'pass' }))

const get = async (path: string, within = 1_000) =>
  (await fetch(proxy.origin + path, { signal: AbortSignal.timeout(within) })).text()

it('lets everything pass, and counts', async () => {
  const before = proxy.requests().length
  expect(await get('/a')).toHaveLength(1000)
  expect(await get('/b')).toHaveLength(1000)
  expect(proxy.requests().slice(before)).toEqual(['GET /a HTTP/1.1', 'GET /b HTTP/1.1'])
  expect(proxy.connections()).toBeGreaterThan(0)
})

it('holds answers back', async () => {
  proxy.set({ kind: 'delay', ms: 300 })
  const startedAt = Date.now()
  expect(await get('/')).toHaveLength(1000)
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(295)
})

it('knows how many waited at once', async () => {
  expect(proxy.mostWaiting()).toBe(1)
  proxy.set({ kind: 'delay', ms: 300 })
  await Promise.all(['/', '/', '/'].map((path) => get(path)))
  expect(proxy.mostWaiting()).toBe(3)
})

it('cuts an answer off', async () => {
  proxy.set({ kind: 'cut', afterBytes: 500 })
  await expect(get('/')).rejects.toThrow(/terminated|fetch failed/)
})

it('swallows everything, also on a connection that is open', async () => {
  await get('/')
  proxy.set({ kind: 'black hole' })
  await expect(get('/', 200)).rejects.toMatchObject({ name: 'TimeoutError' })
})

it('refuses, and is there again', async () => {
  await get('/')
  proxy.set({ kind: 'refuse' })
  await expect(get('/')).rejects.toThrow('fetch failed')
  proxy.set({ kind: 'pass' })
  // A client may still have a connection of before that it does not know to be reset.
  await vi.waitFor(async () => expect(await get('/')).toHaveLength(1000))
})

it('ends with nobody behind it', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const address = gone.address()
  gone.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const lonely = await startFaultProxy(address.port)
  await expect(fetch(lonely.origin)).rejects.toThrow('fetch failed')
  await lonely.close()
})

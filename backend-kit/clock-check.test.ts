import { once } from 'node:events'
import { createServer } from 'node:http'
import type { LogFn } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { issuerUrl, watchClock } from './clock-check.ts'

/** An issuer of tokens whose clock differs from ours by so many seconds. */
async function anIssuer(behindBy: number): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('date', new Date(Date.now() - behindBy * 1_000).toUTCString())
    response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('A server that listens has a port.')
  return issuerUrl(`127.0.0.1:${address.port}`)
}

function watch(url: string) {
  const log = { error: vi.fn<LogFn>(), info: vi.fn<LogFn>() }
  const clock = watchClock({ url, log })
  onTestFinished(clock.stop)
  return { clock, log }
}

it.each([
  ['ten minutes behind', -600, 'behind'],
  ['two hours ahead', 7_200, 'ahead'],
])('a clock that is %s is wrong, and the log says so', async (_what, seconds, word) => {
  const { clock, log } = watch(await anIssuer(seconds))
  await vi.waitFor(() => expect(clock.isRight()).toBe(false))
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { seconds: expect.toSatisfy((reported: number) => Math.abs(reported - Math.abs(seconds)) < 5) },
    `clock: this machine is ${word}`,
  )
})

it.each([0, 120, -120])('%i seconds are within what tokens allow', async (seconds) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { clock, log } = watch(await anIssuer(seconds))
  await vi.waitFor(() => expect(fetched).toHaveResolved())
  expect(clock.isRight()).toBe(true)
  expect(log.error).not.toHaveBeenCalled()
})

it('an issuer that is away says nothing about the clock', async () => {
  const { clock, log } = watch('http://127.0.0.1:1/')
  await vi.waitFor(() => expect(log.info).toHaveBeenCalled())
  expect(clock.isRight()).toBe(true)
})

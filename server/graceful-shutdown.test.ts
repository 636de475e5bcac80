import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { gracefulShutdown } from './graceful-shutdown.ts'
import { compose, type Handler } from './middleware.ts'

async function open(handler: Handler, options: Parameters<typeof gracefulShutdown>[0]) {
  const shutdown = gracefulShutdown(options)
  const server: Server = createServer(compose([shutdown.middleware], handler)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { url, close: () => shutdown.close(server) }
}

async function ask(url: string, agent: Agent) {
  const [reply]: IncomingMessage[] = await once(get(url, { agent }), 'response')
  reply?.resume()
  if (reply) await once(reply, 'end')
  return { status: reply?.statusCode, connection: reply?.headers.connection }
}

it('responds to what it has accepted, and says that connections end', async () => {
  const { url, close } = await open(
    (_request, response) => void sleep(100).then(() => response.end('served')),
    {
      announce: 100,
    },
  )
  const agent = new Agent({ keepAlive: true })
  expect(await ask(url, agent)).toEqual({ status: 200, connection: 'keep-alive' })
  const accepted = ask(url, agent)
  await sleep(20)
  const closed = close()
  const late = ask(url, agent)
  const health = ask(`${url}/api/health/ready`, agent)
  expect((await accepted).status).toBe(200)
  expect(await late).toEqual({ status: 200, connection: 'close' })
  expect(await health).toEqual({ status: 503, connection: 'close' })
  await closed
  await expect(ask(url, agent)).rejects.toThrow('ECONNREFUSED')
  agent.destroy()
})

it.each([
  ['for ever', 'text/plain', 100],
  ['at all for events without end', 'text/event-stream', 60_000],
])('does not wait %s', async (_what, type, drain) => {
  const { url, close } = await open(
    (_request, response) => response.setHeader('content-type', type).write('and so on'),
    { announce: 0, drain },
  )
  const agent = new Agent()
  const brokenOff = ask(url, agent).catch((error: unknown) => error)
  await sleep(50)
  const startedAt = performance.now()
  await close()
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  expect(await brokenOff).toMatchObject({ message: 'aborted' })
})

import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { prepareClosing } from './closing.ts'

async function open(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

async function ask(url: string, agent: Agent) {
  const [reply]: IncomingMessage[] = await once(get(url, { agent }), 'response')
  reply?.resume()
  if (reply) await once(reply, 'end')
  return { status: reply?.statusCode, connection: reply?.headers.connection }
}

it('answers what it has taken on, and says goodbye to those who might come back', async () => {
  const server = createServer((_request, answer) => void sleep(100).then(() => answer.end('served')))
  const { close } = prepareClosing(server, { farewell: 100 })
  const url = await open(server)
  const agent = new Agent({ keepAlive: true })
  expect(await ask(url, agent)).toEqual({ status: 200, connection: 'keep-alive' })
  const taken = ask(url, agent)
  await sleep(20)
  const closed = close()
  const late = ask(url, agent)
  expect((await taken).status).toBe(200)
  expect(await late).toEqual({ status: 200, connection: 'close' })
  await closed
  await expect(ask(url, agent)).rejects.toThrow('ECONNREFUSED')
  agent.destroy()
})

it.each([
  ['for ever', 'text/plain', 100],
  ['at all for events without end', 'text/event-stream', 60_000],
])('does not wait %s', async (_what, type, lastAnswers) => {
  const server = createServer((_request, answer) => answer.setHeader('content-type', type).write('and so on'))
  const { close } = prepareClosing(server, { farewell: 0, lastAnswers })
  const url = await open(server)
  const agent = new Agent()
  const brokenOff = ask(url, agent).catch((error: unknown) => error)
  await sleep(50)
  const startedAt = performance.now()
  await close()
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  expect(await brokenOff).toMatchObject({ message: 'aborted' })
})

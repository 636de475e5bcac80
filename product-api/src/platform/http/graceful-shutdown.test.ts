import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop()

async function ask(url: string, agent: Agent) {
  const [reply]: IncomingMessage[] = await once(get(url, { agent }), 'response')
  reply?.resume()
  if (reply) await once(reply, 'end')
  return { status: reply?.statusCode, connection: reply?.headers.connection }
}

test('a request to a stopping instance is served and sent to another one, and proxies are notified', async () => {
  const { app } = await shop.another()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const ready = () => ask(`${url}/api/health/ready`, agent)
  expect(await ready()).toEqual({ status: 200, connection: 'keep-alive' })

  const closed = app.close()
  await expect.poll(ready).toEqual({ status: 503, connection: 'close' })
  expect(await ask(`${url}/api/health/live`, agent)).toEqual({ status: 503, connection: 'close' })
  expect(await ask(`${url}/api/tires?page=1&pageSize=1`, agent)).toEqual({ status: 200, connection: 'close' })
  await closed
  await expect(ready()).rejects.toThrow('ECONNREFUSED')
})

import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

export interface RoundRobin {
  origin: string
  close: () => Promise<void>
}

interface Options {
  /** To listen on; 0: any. */
  port?: number
  /** Of a path that one instance does not have, whether the other is asked. */
  asksOther?: (path: string) => boolean
}

/** As `deploy/Caddyfile` has it: how long a call waits for somebody who takes it, and how often each instance is asked how it is. */
const TRY_FOR_MS = 3_000
const TRY_EVERY_MS = 100
const HEALTH_EVERY_MS = 1_000

/**
 * A proxy as it stands in front of two instances (`deploy/Caddyfile`): it keeps connections open, takes those in turn that are
 * well, and gives a call that none has taken (nobody listens there) to the next one. A call that an instance took and lost is lost.
 */
export async function startRoundRobin(
  ports: readonly number[],
  healthPath: string,
  { port: own = 0, asksOther = () => false }: Options = {},
): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo' })
  const watch = watchHealth(ports, healthPath)
  let turn = 0
  const server = createServer((incoming, answer) => {
    void buffer(incoming).then((body) => forward(incoming, body, answer, performance.now()))
  })

  function forward(
    incoming: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    since: number,
    without?: number,
  ): void {
    const again = () => void setTimeout(() => forward(incoming, body, answer, since), TRY_EVERY_MS)
    const others = watch.well().filter((port) => port !== without)
    const port = others[turn++ % others.length]
    const isLate = performance.now() - since > TRY_FOR_MS
    if (port === undefined) return isLate ? void answer.writeHead(503).end() : again()
    const { method, url, headers } = incoming
    const call = request({ host: '127.0.0.1', port, method, path: url, headers, agent })
    call.on('response', (reply) => {
      const isMissing = reply.statusCode === 404 && without === undefined && others.length > 1
      if (isMissing && asksOther(url ?? '')) {
        reply.resume()
        return forward(incoming, body, answer, since, port)
      }
      // Connections are the business of each side by itself.
      const { connection: _, 'keep-alive': __, ...kept } = reply.headers
      answer.writeHead(reply.statusCode ?? 502, kept)
      reply.on('error', () => answer.destroy()).pipe(answer)
    })
    call.on('error', (error) => {
      const isUntaken = 'code' in error && error.code === 'ECONNREFUSED'
      if (isUntaken && !isLate) again()
      else answer.writeHead(502).end(String(error))
    })
    call.end(body)
  }

  server.listen(own, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server on TCP has a port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      watch.stop()
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Those that reported lately that they are healthy; all of them to begin with. */
function watchHealth(ports: readonly number[], path: string) {
  const well = new Set(ports)
  const look = async (port: number) => {
    const signal = AbortSignal.timeout(2 * HEALTH_EVERY_MS)
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { signal }).catch(() => null)
    await reply?.body?.cancel()
    if (reply?.ok) well.add(port)
    else well.delete(port)
  }
  const timer = setInterval(() => void Promise.all(ports.map(look)), HEALTH_EVERY_MS)
  return { well: () => [...well], stop: () => clearInterval(timer) }
}

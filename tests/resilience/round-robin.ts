import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

export interface RoundRobin {
  origin: string
  close: () => Promise<void>
}

const MAX_TRIES = 40
const PAUSE_MS = 50

/**
 * A proxy as it stands in front of two instances: it keeps connections open, takes the instances in turn, and gives a call
 * that none has taken (nobody listens there) to the next one. A call that an instance took and lost is lost.
 */
export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo' })
  let turn = 0
  const server = createServer((incoming, answer) => {
    void buffer(incoming).then((body) => forward(incoming, body, answer, 0))
  })

  function forward(incoming: IncomingMessage, body: Buffer, answer: ServerResponse, tries: number): void {
    const port = ports[turn++ % ports.length] ?? 0
    const { method, url, headers } = incoming
    const call = request({ host: '127.0.0.1', port, method, path: url, headers, agent })
    call.on('response', (reply) => {
      // Connections are the business of each side by itself.
      const { connection: _, 'keep-alive': __, ...kept } = reply.headers
      answer.writeHead(reply.statusCode ?? 502, kept)
      reply.on('error', () => answer.destroy()).pipe(answer)
    })
    call.on('error', (error) => {
      const isUntaken = 'code' in error && error.code === 'ECONNREFUSED'
      if (isUntaken && tries < MAX_TRIES)
        setTimeout(() => forward(incoming, body, answer, tries + 1), tries % 2 ? PAUSE_MS : 0)
      else answer.writeHead(502).end(String(error))
    })
    call.end(body)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server on TCP has a port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

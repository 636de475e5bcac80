import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { Registry } from 'prom-client'

type Options = {
  /** All figures as they are now, as text. */
  read: () => Promise<string>
  host: string
  port: number
}

async function answer({ read }: Options, response: ServerResponse): Promise<void> {
  const text = await read()
  response.setHeader('content-type', Registry.PROMETHEUS_CONTENT_TYPE).end(text)
}

/** `GET /metrics` in the form of Prometheus, on a port of its own, to which no proxy leads. */
export async function serveMetrics(options: Options): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end()
    else answer(options, response).catch(() => response.writeHead(500).end())
  }).listen(options.port, options.host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A server on TCP has a port.')
  return {
    port: address.port,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

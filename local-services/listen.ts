import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'

/** Serves on loopback; port 0 takes a free one. */
export async function listen(app: RequestListener, port: number): Promise<{ server: Server; port: number }> {
  const server = createServer(app).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address === 'object' && address) return { server, port: address.port }
  throw new Error('A server that listens has no port.')
}

export async function close(server: Server): Promise<void> {
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

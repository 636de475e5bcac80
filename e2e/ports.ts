import { once } from 'node:events'
import { createServer } from 'node:net'

/** Ports of the loopback address on which nobody listens. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('A server has no port.')
    return address.port
  })
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

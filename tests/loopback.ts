import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'

export interface Loopback {
  /** Where it listens, for example `http://127.0.0.1:40123`. */
  origin: string
  close: () => Promise<void>
}

/** A real server on a free port of this machine, so that a client is tested with real answers and real silence. */
export async function startLoopback(listener: RequestListener): Promise<Loopback> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

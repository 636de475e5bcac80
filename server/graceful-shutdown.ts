import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Middleware } from './middleware.ts'

/**
 * How long responses still say that their connection ends before the server stops to listen, in milliseconds; longer than a
 * proxy takes to notice that this instance is going (`deploy/Caddyfile`: a second).
 */
const ANNOUNCE_MS = 1_500

/** How long responses may take after that, in milliseconds; the longest call to another system takes 8 s. */
const DRAIN_MS = 8_000

/** Server-sent events have no end of their own, and the browser reconnects. */
const isEndless = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/event-stream')

export interface Shutdown {
  middleware: Middleware
  /** Ends when every response has been sent, or was broken off because it took too long. */
  close: (server: Server) => Promise<void>
}

/** Closes a server without losing a request. */
export function gracefulShutdown({ announce = ANNOUNCE_MS, drain = DRAIN_MS } = {}): Shutdown {
  const open = new Set<ServerResponse>()
  let isClosing = false
  return {
    middleware: (request, response, next) => {
      open.add(response)
      response.once('close', () => open.delete(response))
      if (isClosing) response.setHeader('connection', 'close')
      // A proxy sends no further requests to an instance that is not healthy.
      if (isClosing && request.url?.startsWith('/api/health/')) response.writeHead(503).end()
      else next()
    },
    close: async (server) => {
      isClosing = true
      await sleep(announce)
      const closed = once(server, 'close')
      server.close()
      for (const response of open) if (isEndless(response)) response.destroy()
      const timer = setTimeout(() => server.closeAllConnections(), drain)
      await closed
      clearTimeout(timer)
    },
  }
}

import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How long every answer still says that its connection ends, so that no caller sends another request into a closed one; longer
 * than a proxy takes to see that this instance ends (`deploy/Caddyfile`: a second).
 */
const FAREWELL_MS = 1_500

/** What an answer may take after that; the longest that we wait for another system is 8 s. */
const LAST_ANSWERS_MS = 8_000

/** Server-sent events have no end of their own, and the browser asks for them again. */
const isEndless = (answer: ServerResponse): boolean =>
  String(answer.getHeader('content-type')).startsWith('text/event-stream')

/** Makes a server that is to be closed without losing a request; what is not answered in time is broken off. */
export function prepareClosing(
  server: Server,
  { farewell = FAREWELL_MS, lastAnswers = LAST_ANSWERS_MS } = {},
) {
  const open = new Set<ServerResponse>()
  let isClosing = false
  server.prependListener('request', (_request, answer) => {
    if (isClosing) answer.setHeader('connection', 'close')
    open.add(answer)
    answer.once('close', () => open.delete(answer))
  })
  return {
    /** Whether it is not to be asked any more. */
    isClosing: () => isClosing,
    close: async () => {
      isClosing = true
      await sleep(farewell)
      const closed = once(server, 'close')
      server.close()
      for (const answer of open) if (isEndless(answer)) answer.destroy()
      const timer = setTimeout(() => server.closeAllConnections(), lastAnswers)
      await closed
      clearTimeout(timer)
    },
  }
}

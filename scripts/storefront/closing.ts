import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long every answer still says that its connection ends, so that no caller sends another request into a closed one. */
const FAREWELL_MS = 500

/** What an answer may take after that; the longest that we wait for another system is 8 s. */
const LAST_ANSWERS_MS = 8_500

/** Closes the server without losing a request; what is not answered in time is broken off. */
export async function closeGently(
  server: Server,
  { farewell = FAREWELL_MS, lastAnswers = LAST_ANSWERS_MS } = {},
): Promise<void> {
  server.prependListener('request', (_request, answer) => answer.setHeader('connection', 'close'))
  await sleep(farewell)
  const closed = once(server, 'close')
  server.close()
  const timer = setTimeout(() => server.closeAllConnections(), lastAnswers)
  await closed
  clearTimeout(timer)
}

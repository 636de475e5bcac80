import { setTimeout as sleep } from 'node:timers/promises'

const ATTEMPT_MS = 10_000
const PAUSE_MS = 100

/**
 * Waits until the address responds with success. Throws when it does not in time, or when the signal says that waiting is over.
 *
 * @param {string} url
 * @param {{ within: number, signal: AbortSignal, headers?: Record<string, string> }} options `within` in ms
 */
export async function waitUntilReady(url, { within, signal, headers = {} }) {
  const deadline = AbortSignal.timeout(within)
  let answer = 'no answer'
  while (!deadline.aborted) {
    signal.throwIfAborted()
    const response = await fetch(url, {
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]),
    }).catch(() => null)
    // A body that is not read keeps its connection, for which a server that stops would wait.
    const said = await response?.text().catch(() => '')
    if (response?.ok) return
    if (response) answer = `${response.status} ${said}`
    await sleep(PAUSE_MS)
  }
  throw new Error(`${url} was not ready within ${within / 1000} s: ${answer}`)
}

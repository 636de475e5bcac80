import { setTimeout as sleep } from 'node:timers/promises'

const READY_WITHIN_MS = 60_000
const PAUSE_MS = 50
const LAST_LINES = 20

interface Awaited {
  /** An address that answers well as soon as the program is ready. */
  address: string
  headers?: Record<string, string> | undefined
  /** A program that has ended is not waited for. */
  isRunning?: () => boolean
  /** All of its output so far. */
  output: () => string | Promise<string>
}

/** Throws with the last lines of the program when it ends or takes too long. */
export async function untilReady({
  address,
  headers = {},
  isRunning = () => true,
  output,
}: Awaited): Promise<void> {
  const deadline = AbortSignal.timeout(READY_WITHIN_MS)
  while (isRunning() && !deadline.aborted) {
    const reply = await fetch(address, { headers, signal: deadline }).catch(() => null)
    await reply?.body?.cancel()
    if (reply?.ok) return
    await sleep(PAUSE_MS)
  }
  const lines = (await output()).trimEnd().split('\n').slice(-LAST_LINES)
  throw new Error(`${address} is not ready. Last lines of the program:\n${lines.join('\n')}`)
}

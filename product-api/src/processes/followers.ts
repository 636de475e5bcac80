import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createCallCounts } from './call-counts.ts'
import { toLeaderSchema, type ToFollower } from './messages.ts'

/** One that ends by itself is replaced after this long: what ends at once would otherwise be started without a pause. */
const PAUSE_MS = 500

type Options = {
  count: number
  logger: Pick<Logger, 'error' | 'info'>
  mailQueued: () => void
}

/**
 * Processes like this one that answer the calls; each takes its turn with the connections to the one port. One that ends is replaced.
 * Resolves when all listen; rejects when one ends before.
 */
export async function startFollowers({
  count,
  logger,
  mailQueued,
}: Options): Promise<{ stop: () => Promise<void> }> {
  const countCall = createCallCounts()
  const followers = new Set<Worker>()
  let isStopping = false

  function hear(follower: Worker, message: unknown): void {
    const said = toLeaderSchema.safeParse(message).data
    if (said?.kind === 'mail queued') mailQueued()
    if (said?.kind !== 'call') return
    const answer: ToFollower = { kind: 'counted', id: said.id, ...countCall(said.key, said.windowMs) }
    if (follower.isConnected()) follower.send(answer)
  }

  async function replace(follower: Worker, code: number | null, signal: string | null): Promise<void> {
    followers.delete(follower)
    if (isStopping) return
    logger.error({ pid: follower.process.pid, code, signal }, 'a process of the product API ended')
    await sleep(PAUSE_MS)
    if (!isStopping) startOne()
  }

  function startOne(): Worker {
    const follower = cluster.fork()
    followers.add(follower)
    follower.on('message', (message: unknown) => hear(follower, message))
    follower.on('exit', (code: number | null, signal: string | null) => void replace(follower, code, signal))
    return follower
  }

  async function stop(): Promise<void> {
    isStopping = true
    await Promise.all(
      [...followers].map(async (follower) => {
        const exited = once(follower, 'exit')
        follower.process.kill('SIGTERM')
        await exited
      }),
    )
  }

  const started = Array.from({ length: count }, startOne)
  const listening = Promise.all(started.map((follower) => once(follower, 'listening')))
  const ended = started.map(async (follower) => {
    await once(follower, 'exit')
    throw new Error('a process of the product API ended before it listened')
  })
  try {
    await Promise.race([listening, ...ended])
  } catch (error) {
    await stop()
    throw error
  } finally {
    for (const each of ended) each.catch(() => undefined)
  }
  logger.info({ processes: count }, 'all processes listen')
  return { stop }
}

import { sign } from '@bieznik/backend-kit/signature'
import { SIGNATURE_HEADER } from '@bieznik/contract/platform/headers'
import type { Logger } from 'pino'

const TIMEOUT_MS = 2_000

/** The storefront takes no more in one call. */
const MAX_TAGS = 1_000

const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000]

export type StorefrontNotifier = {
  /** Says that what these tags stand for has changed. Returns at once and never fails. */
  changed: (tags: readonly string[]) => void
  /** Resolves when everything said so far has been sent, or was tried in vain: that is tried again later. */
  settled: () => Promise<void>
}

/** Of one storefront. */
export type WatchedNotifier = StorefrontNotifier & {
  /** For how many seconds it has refused changed tags or was away; 0: it has taken all. */
  pendingSeconds: () => number
}

type NotifierOptions = {
  url: string
  secret: string
  logger: Pick<Logger, 'warn'>
  /** Before each repetition, in milliseconds; the last one before all that follow. */
  pausesMs?: readonly number[]
}

/** Each storefront has a cache of its own and is notified by itself; none: nothing is sent. */
export function notifyAll(storefronts: readonly StorefrontNotifier[]): StorefrontNotifier {
  return {
    changed: (tags) => {
      for (const storefront of storefronts) storefront.changed(tags)
    },
    settled: async () => {
      await Promise.all(storefronts.map(({ settled }) => settled()))
    },
  }
}

/**
 * Tells the storefront which cached pages are stale. While one call is under way, tags gather for the next, so that a
 * rush of orders makes few calls. A call that fails is logged and repeated until it succeeds: whatever happened to the
 * storefront, or to the network, it does not go on showing an old price.
 */
export function createStorefrontNotifier({
  url,
  secret,
  logger,
  pausesMs = PAUSES_MS,
}: NotifierOptions): WatchedNotifier {
  const waiting = new Set<string>()
  let sending: Promise<void> | undefined
  let again: NodeJS.Timeout | undefined
  let failures = 0
  let failingSince: number | null = null

  async function post(tags: string[]): Promise<boolean> {
    const body = JSON.stringify({ tags })
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, body) },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok)
        logger.warn({ status: response.status, tags }, 'the storefront refused the changed tags')
      return response.ok
    } catch (error) {
      logger.warn({ err: error, tags }, 'the storefront could not be told of changed tags')
      return false
    }
  }

  /** Returns whether the storefront has taken everything. */
  async function sendWaiting(): Promise<boolean> {
    while (waiting.size > 0) {
      const tags = [...waiting].slice(0, MAX_TAGS)
      for (const tag of tags) waiting.delete(tag)
      if (await post(tags)) continue
      for (const tag of tags) waiting.add(tag)
      return false
    }
    return true
  }

  async function sendAll(): Promise<void> {
    clearTimeout(again)
    failures = (await sendWaiting()) ? 0 : failures + 1
    failingSince = failures > 0 ? (failingSince ?? performance.now()) : null
    if (failures > 0) again = setTimeout(send, pausesMs[failures - 1] ?? pausesMs.at(-1)).unref()
    sending = undefined
  }

  function send(): void {
    // With nothing to send, `sendAll` would be over, and have cleared `sending`, before it is assigned.
    if (waiting.size > 0) sending ??= sendAll()
  }

  return {
    changed: (tags) => {
      for (const tag of tags) waiting.add(tag)
      send()
    },
    settled: async () => sending,
    pendingSeconds: () => (failingSince === null ? 0 : (performance.now() - failingSince) / 1_000),
  }
}

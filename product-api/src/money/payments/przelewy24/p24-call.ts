import { setTimeout as sleep } from 'node:timers/promises'
import { ProblemError } from '../../../platform/http/problem-error.ts'

export type P24Account = {
  /** https://secure.przelewy24.pl, or https://sandbox.przelewy24.pl to try things out. */
  url: string
  merchantId: number
  posId: number
  /** The key for reports, of the panel. */
  apiKey: string
}

type P24Call = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: object
  /** Made once, within these milliseconds: what may not be repeated as it is. */
  onceWithin?: number
}

export type P24Answer = { status: number; body: unknown }
export type CallP24 = (call: P24Call) => Promise<P24Answer>

const DEADLINE_MS = 8_000
const PAUSE_MS = 250
const RETRY_AFTER_S = 5

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function away(cause: unknown): ProblemError {
  return new ProblemError('unavailable', 'Przelewy24 does not answer.', { retryAfter: RETRY_AFTER_S, cause })
}

const isPassing = ({ status }: P24Answer) => status >= 500 || status === 429

/**
 * The one place that talks to Przelewy24's REST API. A call without a response, or with an error of Przelewy24's own,
 * is made once more unless it says otherwise. Bodies and keys come into no error and no log.
 */
export function createP24Call(account: P24Account, deadlineMs = DEADLINE_MS): CallP24 {
  const authorization = `Basic ${Buffer.from(`${account.posId}:${account.apiKey}`).toString('base64')}`

  async function send({ method, path, body, onceWithin = deadlineMs }: P24Call): Promise<P24Answer> {
    const response = await fetch(new URL(`/api/v1${path}`, account.url), {
      method,
      headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(Math.min(onceWithin, deadlineMs)),
    })
    return { status: response.status, body: parseJson(await response.text()) }
  }

  async function sendLast(call: P24Call): Promise<P24Answer> {
    const answer = await send(call).catch((error: unknown) => {
      throw away(error)
    })
    if (isPassing(answer)) throw away(new Error(`Przelewy24 answered ${answer.status}`))
    return answer
  }

  return async (call) => {
    if (call.onceWithin !== undefined) return sendLast(call)
    const first = await send(call).catch(() => null)
    if (first && !isPassing(first)) return first
    await sleep(PAUSE_MS)
    return sendLast(call)
  }
}

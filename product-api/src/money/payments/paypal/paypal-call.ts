import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { ProblemError } from '../../../platform/http/problem-error.ts'
import { createPaypalTokens, type PaypalAccount } from './paypal-token.ts'

type PaypalCall = {
  method?: 'GET' | 'POST'
  path: string
  /** The text of the body, which is JSON. */
  body?: string
  /** Makes a repeat of a call that changes something harmless. */
  requestId?: string
  /** For all of it, tries and token, in milliseconds: a buyer waits for the response, and nothing is lost without one. */
  within?: number
}

/** A response, good or bad. `issue`: the first of PayPal's named reasons. */
export type PaypalAnswer = { status: number; body: unknown; issue: string | null; words: string | null }

export type CallPaypal = (call: PaypalCall) => Promise<PaypalAnswer>

const refusalSchema = z.object({
  details: z.array(z.object({ issue: z.string(), description: z.string().optional() })).min(1),
})

/** For each of two tries; PayPal itself gives up on a capture later than this now and then, and a repeat then finds it. */
const DEADLINE_MS = 8_000
const PAUSE_MS = 250
const RETRY_AFTER_S = 5

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

async function answerOf(response: Response): Promise<PaypalAnswer> {
  const body = parseJson(await response.text())
  const [reason] = refusalSchema.safeParse(body).data?.details ?? []
  return {
    status: response.status,
    body,
    issue: reason?.issue ?? null,
    words: reason?.description ?? null,
  }
}

function isPassing({ status, issue }: PaypalAnswer): boolean {
  return status >= 500 || status === 429 || issue === 'PREVIOUS_REQUEST_IN_PROGRESS'
}

function away(cause: unknown): ProblemError {
  return new ProblemError('unavailable', 'The payment provider does not answer.', {
    retryAfter: RETRY_AFTER_S,
    cause,
  })
}

/**
 * The one place that talks to PayPal's REST interface. A call without a response, or with an error of PayPal's
 * own, is made once more, with the same request id. Bodies and tokens come into no error and no log.
 */
export function createPaypalCall(account: PaypalAccount, deadlineMs = DEADLINE_MS): CallPaypal {
  const tokens = createPaypalTokens(account)

  async function send({ method = 'POST', path, body, requestId }: PaypalCall): Promise<PaypalAnswer> {
    const token = await tokens.get()
    const response = await fetch(new URL(path, account.apiUrl), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId && { 'paypal-request-id': requestId }),
      },
      body: body ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    })
    if (response.status === 401) tokens.drop(token)
    return answerOf(response)
  }

  const isWorthAnother = (answer: PaypalAnswer) => answer.status === 401 || isPassing(answer)

  async function sendTwice(call: PaypalCall): Promise<PaypalAnswer> {
    const first = await send(call).catch((error: unknown) => ({ error }))
    if (!('error' in first) && !isWorthAnother(first)) return first
    await sleep(PAUSE_MS)
    const second = await send(call).catch((error: unknown) => {
      throw away(error)
    })
    if (isPassing(second)) throw away(new Error(`PayPal answered ${second.status} ${second.issue ?? ''}`))
    return second
  }

  return async (call) => {
    if (call.within === undefined) return sendTwice(call)
    const { within } = call
    try {
      return await timeout(within, TimeoutStrategy.Aggressive).execute(() => sendTwice(call))
    } catch (error) {
      throw error instanceof TaskCancelledError ? away(error) : error
    }
  }
}

import { EventSourceParserStream } from 'eventsource-parser/stream'
import { getIdToken } from '@/lib/auth/firebase-user'
import { ProblemError } from '@/lib/http/problem-error'
import { logFailure } from '@/lib/log/browser'
import { userRecordSchema, type UserRecord } from './account'

/** Between two connections, in milliseconds: doubled with each failure in a row up to the longest. */
const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 60_000

/** The server sends a sign of life every 25 seconds; after this long without any the connection is dead. */
const SILENCE_MS = 60_000

type OnRecord = (record: UserRecord | null) => void

/**
 * Calls back with the person's own record, at once and whenever it changes, until `signal` ends it. A connection that
 * breaks off is made again; one that is refused is not: resolves with what the server said.
 */
export async function followRecord(onRecord: OnRecord, signal: AbortSignal): Promise<ProblemError | null> {
  let failures = 0
  while (!signal.aborted) {
    let failure: unknown = null
    try {
      await readRecords((record) => {
        failures = 0
        onRecord(record)
      }, signal)
    } catch (error) {
      if (signal.aborted) return null
      if (error instanceof ProblemError && error.code === 'unauthenticated') return error
      failures += 1
      failure = error
    }
    await pause(Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS), signal)
    // Only now: a browser that leaves the page cuts the connection before it says so.
    if (failure !== null && !signal.aborted) logFailure('the live record broke off', failure)
  }
  return null
}

/** One connection, until the server closes it. */
async function readRecords(onRecord: OnRecord, signal: AbortSignal): Promise<void> {
  const watchdog = new Watchdog(SILENCE_MS)
  try {
    const body = await connect(AbortSignal.any([signal, watchdog.signal]))
    const events = body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: () => watchdog.calm() }))
      .getReader()
    for (;;) {
      const { done, value } = await events.read()
      if (done) return
      watchdog.calm()
      if (value.event === 'record') onRecord(userRecordSchema.nullable().parse(JSON.parse(value.data)))
    }
  } finally {
    watchdog.stop()
  }
}

/** Throws a `ProblemError` with `unauthenticated` when a fresh token is refused as well; whatever else it throws may pass. */
async function connect(signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  let response = await ask(await getIdToken(), signal)
  if (response.status === 401) response = await ask(await getIdToken({ isRefused: true }), signal)
  if (response.status === 401) throw new ProblemError('unauthenticated', 'the stream was refused')
  if (!response.ok || !response.body) throw new Error(`the stream was answered with ${response.status}`)
  return response.body
}

function ask(token: string | null, signal: AbortSignal): Promise<Response> {
  if (!token) throw new ProblemError('unauthenticated', 'nobody is signed in')
  return fetch('/api/account/live', {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal,
  })
}

/** Ends a connection on which nothing has come for a while. */
class Watchdog {
  readonly #silence: number
  readonly #controller = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(silence: number) {
    this.#silence = silence
    this.calm()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  calm(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#controller.abort(new Error('the stream fell silent')), this.#silence)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}

/** Up to half as long again, so that not everybody comes back at the same moment after an outage. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds * (1 + Math.random() / 2))
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

import 'server-only'
import type { UserRecord } from '@/lib/account/account'
import { realtimeDatabase } from '@/lib/firebase/app.server'
import { ProblemError } from '@/lib/http/problem-error'
import { log } from '@/lib/log/log.server'
import { queryOf, readFound } from './stored-records.server'
import { getUserRecord } from './user-records.server'

/** Most streams of one person at once, in one process. */
const MAX_STREAMS = 5
/** A sign of life, for whatever on the way closes a connection that says nothing. */
const HEARTBEAT_MS = 25_000

/** Whose stream it is, and when it ends at the latest, in seconds since 1970. */
interface Reader {
  uid: string
  expiresAt: number
}

/**
 * The person's record as server-sent events, until `signal` or the end of the token. Throws `unavailable` when the database
 * is away at the beginning; when it goes away later, the next event comes after its return. Throws `too_many_requests`.
 */
export async function openLiveRecord(
  { uid, expiresAt }: Reader,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const leave = enter(uid)
  try {
    const first = await getUserRecord(uid)
    const end = AbortSignal.any([
      signal,
      AbortSignal.timeout(Math.max(0, Math.ceil(expiresAt * 1000 - Date.now()))),
    ])
    return streamOf(uid, first, end, leave)
  } catch (error) {
    leave()
    throw error
  }
}

const streams = new Map<string, number>()

/** Returns how to leave. */
function enter(uid: string): () => void {
  const count = streams.get(uid) ?? 0
  if (count >= MAX_STREAMS)
    throw new ProblemError('too_many_requests', `at most ${MAX_STREAMS} streams at once`)
  streams.set(uid, count + 1)
  return () => {
    const left = (streams.get(uid) ?? 1) - 1
    if (left === 0) streams.delete(uid)
    else streams.set(uid, left)
  }
}

function streamOf(
  uid: string,
  first: UserRecord | null,
  end: AbortSignal,
  onEnd: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const [failed, cancelled] = [new AbortController(), new AbortController()]
  return new ReadableStream({
    start(controller) {
      const encoder = new TextEncoder()
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const tell = recordEvents(send)
      tell(first)
      const heartbeat = setInterval(() => send(':\n\n'), HEARTBEAT_MS)
      const stopListening = listen(uid, tell, () => failed.abort())
      whenAborted(AbortSignal.any([end, failed.signal, cancelled.signal]), () => {
        clearInterval(heartbeat)
        stopListening()
        onEnd()
        if (!cancelled.signal.aborted) controller.close()
      })
    },
    cancel: () => cancelled.abort(),
  })
}

/** Says what is new; the listener may still know an older state than what was read first. */
function recordEvents(send: (text: string) => void) {
  let published: UserRecord | null | undefined
  return (record: UserRecord | null) => {
    const isOlder = published && record && record.updatedAt < published.updatedAt
    if (isOlder || JSON.stringify(record) === JSON.stringify(published)) return
    published = record
    send(`event: record\ndata: ${JSON.stringify(record)}\n\n`)
  }
}

/** Returns what ends it. It has the connection that is never thrown away. */
function listen(uid: string, tell: (record: UserRecord | null) => void, onFailure: () => void): () => void {
  const query = queryOf(realtimeDatabase(), uid)
  const fail = (err: unknown) => {
    log.error({ err }, 'a record is no longer followed')
    onFailure()
  }
  const onValue = query.on(
    'value',
    (snapshot) => {
      try {
        const [found] = readFound(snapshot.val())
        tell(found?.[1] ?? null)
      } catch (error) {
        fail(error)
      }
    },
    fail,
  )
  return () => query.off('value', onValue)
}

function whenAborted(signal: AbortSignal, work: () => void): void {
  if (signal.aborted) work()
  else signal.addEventListener('abort', work, { once: true })
}

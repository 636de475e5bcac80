import 'server-only'
import { createHash } from 'node:crypto'
import { realtimeDatabase } from '@/lib/firebase/app.server'
import { withDeadline } from '@bieznik/backend-kit/deadline'
import { log } from '@/lib/log/log.server'

/*
 * Firebase revokes all sessions of a person or none, so those that ended by signing out are kept here until they would
 * have expired anyway: `EndedSessions/{SHA-256 of the cookie}`: expiry in seconds since 1970.
 */

/** How long the database may take, in milliseconds. */
const DEADLINE_MS = 1_000

const SWEEP_INTERVAL_MS = 3_600_000
const SWEPT_AT_ONCE = 500

const endedSessions = () => realtimeDatabase().ref('EndedSessions')

export const hashOf = (cookie: string): string => createHash('sha256').update(cookie).digest('hex')

const inTime = <T>(work: Promise<T>): Promise<T> =>
  withDeadline(work, DEADLINE_MS, 'the realtime database took too long')

/** `expiresAt` in seconds since 1970. A failure is noted: the cookie is gone from the browser all the same. */
export async function rememberEnded(cookie: string, expiresAt: number): Promise<void> {
  try {
    await inTime(endedSessions().child(hashOf(cookie)).set(expiresAt))
    await sweepNowAndThen()
  } catch (error) {
    log.error({ err: error }, 'an ended session could not be written down')
  }
}

/** Whether this sign-in was ended by signing out. While the database is away none was: the shop works without it. */
export const isSessionEnded = (cookie: string): Promise<boolean> => isHashEnded(hashOf(cookie))

/** The same by the hash of its cookie. */
export async function isHashEnded(hash: string): Promise<boolean> {
  try {
    return (await inTime(endedSessions().child(hash).get())).exists()
  } catch (error) {
    log.error({ err: error }, 'whether a session has ended could not be read')
    return false
  }
}

let sweptAt = 0

async function sweepNowAndThen(): Promise<void> {
  if (Date.now() - sweptAt < SWEEP_INTERVAL_MS) return
  sweptAt = Date.now()
  const nowSeconds = Math.floor(sweptAt / 1000)
  const expired = endedSessions().orderByValue().endAt(nowSeconds).limitToFirst(SWEPT_AT_ONCE)
  const found = await inTime(expired.get())
  const removed: Record<string, null> = {}
  found.forEach((session) => {
    removed[session.key] = null
  })
  await inTime(endedSessions().update(removed))
}

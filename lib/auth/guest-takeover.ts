import { guests } from '@bieznik/contract/endpoints/guests'
import type { ProblemCode } from '@bieznik/contract/problem'
import { z } from 'zod'
import { requestOf } from '@/lib/http/endpoint-request'
import { problemCodeOf } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { logFailure } from '@/lib/log/browser'
import { readLocal, writeLocal } from '@/lib/storage/stored-text'

const KEY = 'bieznik.guest'

/** Firebase's ID tokens live for an hour. */
const LIFETIME_MS = 3_600_000

/** How long signing in waits for it, in milliseconds. */
const DEADLINE_MS = 5_000

/** The guest token is expired or was already used. */
const FINAL = new Set<ProblemCode>(['not_found', 'invalid_request'])

const pendingSchema = z.strictObject({ token: z.string(), uid: z.string(), expiresAt: z.number() })

/** Stores the guest's ID token for the account of this uid until the takeover succeeds: Firebase replaces the anonymous user on sign-in. */
export function storeGuestTakeover(uid: string, token: string): void {
  writeLocal(KEY, JSON.stringify({ token, uid, expiresAt: Date.now() + LIFETIME_MS }))
}

export const forgetGuestTakeover = (): void => writeLocal(KEY, null)

/** The pending token for this account; one that is expired, unreadable or of another account is removed. */
function readGuestToken(uid: string): string | null {
  const text = readLocal(KEY)
  if (text === null) return null
  try {
    const pending = pendingSchema.parse(JSON.parse(text))
    if (pending.uid === uid && pending.expiresAt > Date.now()) return pending.token
  } catch (error) {
    logFailure('a pending takeover could not be read', error)
  }
  forgetGuestTakeover()
  return null
}

/**
 * Has the signed-in account take over cart and orders of the guest who used this browser before. A failure does not block sign-in: it is
 * retried on the next page load, and the call is idempotent.
 */
export async function takeOverGuest(account: {
  uid: string
  getIdToken: () => Promise<string>
}): Promise<void> {
  const guestToken = readGuestToken(account.uid)
  if (guestToken === null) return
  try {
    const token = await account.getIdToken()
    const deadline = AbortSignal.timeout(DEADLINE_MS)
    const [path, request] = requestOf(guests.takeOver, { json: { guestToken } }, deadline)
    await requestJson(path, { ...request, token })
    forgetGuestTakeover()
  } catch (error) {
    if (FINAL.has(problemCodeOf(error))) forgetGuestTakeover()
    logFailure('the guest could not be taken over', error)
  }
}

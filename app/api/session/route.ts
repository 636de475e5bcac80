import { listStaffAreas } from '@bieznik/contract/people/staff'
import { after } from 'next/server'
import { z } from 'zod'
import { uncountSignIn } from '@/lib/session/attempts.server'
import { deviceOf } from '@/lib/session/device'
import { noteSession } from '@/lib/session/own-sessions.server'
import { endSession, openSession } from '@/lib/session/session-cookie.server'
import { requireSessionFor } from '@/lib/session/read-session.server'
import { clientAddress } from '@/lib/http/client-address.server'
import { ProblemError } from '@/lib/http/problem-error'
import { route } from '@/lib/http/route.server'
import { log } from '@/lib/log/log.server'
import { ensureUserRecord } from '@/lib/user-records/user-records.server'

const areaQuerySchema = z.object({ area: z.enum(listStaffAreas()).optional() })

/**
 * Says whether this browser has a session, of somebody of the staff whose work an area is where one is given. The server asks
 * before it has a page for signed-in people rendered.
 */
export const GET = route(
  { role: 'anyone', query: areaQuerySchema, reply: z.null() },
  async ({ query: { area = null } }) => {
    await requireSessionFor(area)
    return { data: null }
  },
)

/**
 * A token of an older sign-in does not open a session: a stolen one is not worth a session of days. A guest signs in once and has nothing to
 * do so again with.
 */
const MAX_SIGN_IN_AGE_SECONDS = 5 * 60

/** By person: those who share an address do not stand in each other's way. */
const limit = { name: 'session', points: 60, seconds: 60, by: 'person' } as const

/** Turns a fresh ID token into the session cookie that server-rendered pages read. */
export const POST = route({ role: 'customer', limit, reply: z.null() }, async ({ caller, request }) => {
  if (!caller.isGuest && Date.now() / 1000 - caller.signedInAt > MAX_SIGN_IN_AGE_SECONDS)
    throw new ProblemError('unauthenticated', 'sign in again: this sign-in is too old to open a session')
  const cookie = await openSession(caller)
  if (caller.isGuest) return { data: null }
  await uncountSignIn(caller, clientAddress(request))
  const device = deviceOf(request.headers.get('user-agent') ?? '')
  after(async () => {
    await Promise.all([completeRegistration(caller.uid), noteSession(caller.uid, cookie, device)])
  })
  return { data: null }
})

/** No account is left half registered: a record that could not be written with the account is written now, or the next time. */
async function completeRegistration(uid: string): Promise<void> {
  try {
    await ensureUserRecord(uid)
  } catch (error) {
    log.error({ err: error }, 'a missing user record could not be written')
  }
}

/** Ends the session for any caller, so that a lapsed token never keeps somebody signed in. */
export const DELETE = route({ role: 'anyone', reply: z.null() }, async () => {
  await endSession()
  return { data: null }
})

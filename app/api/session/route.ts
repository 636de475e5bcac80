import { cookies } from 'next/headers'
import { z } from 'zod'
import { SESSION_COOKIE, SESSION_MAX_AGE_SECONDS, sessionCookieOptions } from '@/lib/auth/session.server'
import { identity } from '@/lib/firebase/app.server'
import { ProblemError } from '@/lib/http/problem-error'
import { route } from '@/lib/http/route.server'

/** A token older than this does not open a session: a stolen one is not worth a session of days. */
const MAX_SIGN_IN_AGE_SECONDS = 5 * 60

/** Turns a fresh ID token into the session cookie that server-rendered pages read. */
export const POST = route({ role: 'customer', reply: z.null() }, async ({ caller }) => {
  if (Date.now() / 1000 - caller.signedInAt > MAX_SIGN_IN_AGE_SECONDS)
    throw new ProblemError('unauthenticated', 'sign in again: this sign-in is too old to open a session')
  const cookie = await identity().createSessionCookie(caller.token, {
    expiresIn: SESSION_MAX_AGE_SECONDS * 1000,
  })
  const store = await cookies()
  store.set(SESSION_COOKIE, cookie, { ...sessionCookieOptions, maxAge: SESSION_MAX_AGE_SECONDS })
  return { data: null }
})

/** Ends the session; whoever asks, so that a lapsed token never keeps somebody signed in. */
export const DELETE = route({ role: 'anyone', reply: z.null() }, async () => {
  const store = await cookies()
  store.set(SESSION_COOKIE, '', { ...sessionCookieOptions, maxAge: 0 })
  return { data: null }
})

import 'server-only'
import { cookies } from 'next/headers'
import { env } from '@/lib/env.server'
import { identity } from '@/lib/firebase/app.server'
import { log } from '@/lib/log/log.server'
import type { Caller } from './caller.server'
import { rememberEnded } from './ended-sessions.server'
import { requireValid, verified } from './identity.server'
import { SESSION_SECONDS } from './session-lifetime'

const NAME = 'session'

const options = {
  httpOnly: true,
  secure: env.SITE_URL.startsWith('https:'),
  sameSite: 'lax',
  path: '/',
} as const

export async function readSessionCookie(): Promise<string | undefined> {
  return (await cookies()).get(NAME)?.value
}

/** Turns the caller's ID token into the session cookie, which it returns; the session that this browser had before ends. */
export async function openSession({ token }: Caller): Promise<string> {
  const cookie = requireValid(
    await verified(identity().createSessionCookie(token, { expiresIn: SESSION_SECONDS * 1000 })),
  )
  await endSession()
  const store = await cookies()
  store.set(NAME, cookie, { ...options, maxAge: SESSION_SECONDS })
  return cookie
}

/** Ends this browser's session: its cookie is taken back, and no longer taken by the server. */
export async function endSession(): Promise<void> {
  const cookie = await readSessionCookie()
  await clearSessionCookie()
  if (!cookie) return
  const session = await verified(identity().verifySessionCookie(cookie))
  if (session.outcome === 'valid') await rememberEnded(cookie, session.claims.exp)
  if (session.outcome === 'away') log.error({ err: session.cause }, 'a session could not be ended for good')
}

export async function clearSessionCookie(): Promise<void> {
  const store = await cookies()
  store.set(NAME, '', { ...options, maxAge: 0 })
}

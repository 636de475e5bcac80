import 'server-only'
import { cookies } from 'next/headers'
import { env } from '@/lib/env.server'
import { identity } from '@/lib/firebase/app.server'
import { log } from '@/lib/log/log.server'
import type { Caller } from './caller.server'
import type { SessionCookie } from './session-cookies'
import { rememberEnded } from './ended-sessions.server'
import { requireValid, verified } from './identity.server'
import { SESSION_SECONDS } from './session-lifetime'

const isEncrypted = env.SITE_URL.startsWith('https:')

const PLAIN = 'session' satisfies SessionCookie
const HOST_ONLY = '__Host-session' satisfies SessionCookie

/** Browsers take a cookie with this prefix only from https and from this very host: no subdomain can set it (RFC 6265bis, 4.1.3.2). */
const NAME = isEncrypted ? HOST_ONLY : PLAIN

const options = { httpOnly: true, secure: isEncrypted, sameSite: 'lax', path: '/' } as const

/** Under either name: a version before this one knows the plain one alone, and its sessions go on. */
export async function readSessionCookie(): Promise<string | undefined> {
  const store = await cookies()
  return store.get(NAME)?.value ?? store.get(PLAIN)?.value
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
  for (const name of new Set([NAME, PLAIN])) store.set(name, '', { ...options, maxAge: 0 })
}

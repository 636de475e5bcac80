import { z } from 'zod'
import { requestJson } from '@/lib/http/request-json'
import { logFailure } from '@/lib/log/browser'
import { loadFirebase } from './load-firebase'
import { sessionEndedPath } from './session-ended-path'
import { writeSignedInHint } from './signed-in-hint'
import { forgetUser, freezeAuthState } from './signed-in-user'

export async function endServerSession(): Promise<void> {
  await requestJson('/api/session', { method: 'DELETE', reply: z.null() })
}

export async function signOutHere(): Promise<void> {
  const { auth, firebase } = await loadFirebase()
  await firebase.signOut(auth)
  writeSignedInHint(false)
  forgetUser()
}

let leaving: Promise<void> | undefined

/**
 * For somebody whose sign-in is refused for good: signs out and goes on to sign-in, which says why. Once in the life of a
 * page, however many calls are refused.
 */
export function leaveForSignIn(): Promise<void> {
  leaving ??= leave()
  return leaving
}

async function leave(): Promise<void> {
  freezeAuthState()
  const results = await Promise.allSettled([endServerSession(), signOutHere()])
  for (const { reason } of results.filter((result) => result.status === 'rejected'))
    logFailure('a session that was refused could not be ended', reason)
  // Without the hint nothing asks for Firebase again, even when signing out of it has failed.
  writeSignedInHint(false)
  forgetUser()
  window.location.assign(sessionEndedPath(window.location))
}

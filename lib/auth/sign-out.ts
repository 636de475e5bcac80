import { z } from 'zod'
import { requestJson } from '@/lib/http/request-json'
import { logFailure } from '@/lib/log/browser'
import { loadFirebase } from '@/lib/firebase/load-firebase'
import { sessionEndedPath } from '@/lib/account/session-ended-path'
import { forgetGuestTakeover } from './guest-takeover'
import { writeSignedInHint } from './signed-in-hint'
import { forgetUser, freezeAuthState } from './auth-state'

/**
 * Ends the server's session first: should that fail, the person sees it and is still signed in everywhere. The caller
 * leaves the page; until then it looks as it did, so that no screen goes a way of its own.
 */
export async function signOut(): Promise<void> {
  await endServerSession()
  freezeAuthState()
  await signOutHere()
}

export async function endServerSession(): Promise<void> {
  await requestJson('/api/session', { method: 'DELETE', reply: z.null() })
}

export async function signOutHere(): Promise<void> {
  const { auth, firebase } = await loadFirebase()
  await firebase.signOut(auth)
  writeSignedInHint(false)
  // The next user must not inherit the guest token.
  forgetGuestTakeover()
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
  // The session first: a person who goes on in the meantime is still expected on the next page, which then ends it.
  const hasEnded = await succeeds(endServerSession())
  const isOut = await succeeds(signOutHere())
  // While Firebase keeps the refused sign-in nothing may ask for it again.
  writeSignedInHint(isOut && !hasEnded)
  forgetUser()
  window.location.assign(sessionEndedPath(window.location))
}

async function succeeds(ending: Promise<void>): Promise<boolean> {
  try {
    await ending
    return true
  } catch (error) {
    logFailure('a session that was refused could not be ended', error)
    return false
  }
}

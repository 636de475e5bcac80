'use client'

import { useState } from 'react'
import { signInFailure, type SignInFailure } from '@/lib/account/sign-in-failure'
import { logFailure } from '@/lib/log/browser'
import { signInAsGuest } from './guest'

/** Signs in without an account and then does what the person wanted; `failure` says why it could not. */
export function useGuestSignIn(onGuest: () => Promise<void> | void) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SignInFailure | null>(null)

  async function goOn(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await signInAsGuest()
      await onGuest()
    } catch (error) {
      logFailure('somebody without an account could not be signed in', error)
      setFailure(signInFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return { goOn: () => void goOn(), isBusy, failure }
}

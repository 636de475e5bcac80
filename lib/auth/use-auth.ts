'use client'

import { useSyncExternalStore } from 'react'
import type { AuthState } from './auth-state'
import { getAuthState } from './signed-in-user'
import { subscribeToAuthState } from './subscribe-to-auth-state'

const LOADING: AuthState = { status: 'loading' }

/** Who is signed in; `loading` on the server and until the first state is known. */
export function useAuth(): AuthState {
  return useSyncExternalStore(subscribeToAuthState, getAuthState, () => LOADING)
}

'use client'

import { useSyncExternalStore } from 'react'
import { getAuthState, subscribeToAuthState, type AuthState } from './auth-state'

const LOADING: AuthState = { status: 'loading' }

/** Who is signed in; `loading` on the server and until the first state is known. */
export function useAuth(): AuthState {
  return useSyncExternalStore(subscribeToAuthState, getAuthState, () => LOADING)
}

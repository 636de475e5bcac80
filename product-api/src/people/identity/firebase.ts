import { getAccounts } from '@bieznik/backend-kit/identity/account-lookup'
import { isGuest } from '@bieznik/backend-kit/identity/is-guest'
import { staffOf } from '@bieznik/backend-kit/identity/staff-of'
import { createTokenVerifier } from '@bieznik/backend-kit/identity/verify-token'
import { initializeApp, type AppOptions } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import type { VerifyToken } from './caller.ts'
import { createGuestAccounts, type GuestAccounts } from './guest-accounts.ts'
import { createFindPeople, type FindPeople } from './known-people.ts'
import { createStaffAccounts, type StaffAccounts } from './staff-accounts.ts'

const createAuth = (options: AppOptions): Auth =>
  getAuth(initializeApp(options, `product-api-${crypto.randomUUID()}`))

/** The guests of the project, or of the Auth emulator. */
export const createFirebaseGuests = (options: AppOptions): GuestAccounts =>
  createGuestAccounts(createAuth(options))

/** Whom the project, or the Auth emulator, knows. */
export const createFirebasePeople = (options: AppOptions): FindPeople => createFindPeople(createAuth(options))

export const createFirebaseStaff = (options: AppOptions): StaffAccounts =>
  createStaffAccounts(createAuth(options))

/** Firebase ID tokens; those of the Auth emulator, which signs nothing, when FIREBASE_AUTH_EMULATOR_HOST is set. */
export function createFirebaseVerifier({
  projectId,
  isEmulated = false,
  requiresSecondFactor = false,
  ...options
}: AppOptions & { projectId: string; isEmulated?: boolean; requiresSecondFactor?: boolean }): VerifyToken {
  const auth = createAuth({ projectId, ...options })
  const verify = createTokenVerifier({
    kind: 'idToken',
    issuer: { projectId, isEmulated },
    readToken: (token) => auth.verifyIdToken(token),
    fetchAccounts: (uids) => getAccounts(auth, uids),
  })
  return async (token) => {
    const result = await verify(token)
    switch (result.outcome) {
      case 'valid': {
        const { uid } = result.claims
        const staff = staffOf(result.claims, { requiresSecondFactor })
        return { kind: 'valid', caller: { uid, ...staff, isGuest: isGuest(result.claims) } }
      }
      case 'expired':
        return { kind: 'expired' }
      case 'invalid':
        return { kind: 'refused' }
      case 'away':
        return { kind: 'unavailable', cause: result.cause }
    }
  }
}

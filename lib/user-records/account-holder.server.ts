import 'server-only'
import { staffRoleOf, type StaffRole } from '@bieznik/contract/people/staff'
import { verified } from '@/lib/session/identity.server'
import { identity } from '@/lib/firebase/app.server'
import { ProblemError } from '@/lib/http/problem-error'

/** A person's account as the identity service knows it; times are ISO 8601 in UTC. */
export interface AccountHolder {
  uid: string
  email: string
  isEmailVerified: boolean
  displayName: string
  photoUrl: string | null
  phoneNumber: string | null
  /** How the person can sign in: `password`, and no other way in this shop. */
  providerIds: string[]
  isAdmin: boolean
  staffRole: StaffRole | null
  createdAt: string
  lastSignedInAt: string | null
}

/** Throws `unauthenticated` when there is no such account any more, `unavailable` when that cannot be known. */
export async function requireAccountHolder(uid: string): Promise<AccountHolder> {
  const user = await ask(identity().getUser(uid))
  if (user.disabled) throw new ProblemError('unauthenticated', 'this account is disabled')
  const staffRole = staffRoleOf(user.customClaims ?? {})
  const { creationTime, lastSignInTime } = user.metadata
  return {
    uid,
    email: user.email ?? '',
    isEmailVerified: user.emailVerified,
    displayName: user.displayName ?? '',
    photoUrl: user.photoURL ?? null,
    phoneNumber: user.phoneNumber ?? null,
    providerIds: user.providerData.map(({ providerId }) => providerId),
    isAdmin: staffRole === 'owner',
    staffRole,
    createdAt: new Date(creationTime).toISOString(),
    lastSignedInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
  }
}

export async function changeDisplayName(uid: string, displayName: string): Promise<void> {
  await ask(identity().updateUser(uid, { displayName }))
}

/** Also when there is none any more. */
export async function deleteAccountHolder(uid: string): Promise<void> {
  const result = await verified(identity().deleteUser(uid))
  if (result.outcome === 'away') throw away(result.cause)
}

async function ask<T>(request: Promise<T>): Promise<T> {
  const result = await verified(request)
  if (result.outcome === 'valid') return result.claims
  if (result.outcome === 'away') throw away(result.cause)
  throw new ProblemError('unauthenticated', 'there is no such account any more')
}

const away = (cause: unknown) =>
  new ProblemError('unavailable', 'the identity service does not answer', { cause })

import 'server-only'
import { MAX_NAMED } from '@bieznik/contract/people/names'
import type { UserRecord } from 'firebase-admin/auth'
import { readStaff } from '@/lib/session/caller.server'
import { verified } from '@/lib/session/identity.server'
import { identity } from '@/lib/firebase/app.server'
import { ProblemError } from '@/lib/http/problem-error'
import type { KnownAccount } from '@/lib/customers/customer-requests'

function toKnown({ email, emailVerified, providerData, customClaims, metadata }: UserRecord): KnownAccount {
  return {
    email: email ?? '',
    isEmailVerified: emailVerified,
    isGuest: providerData.length === 0 && !email,
    isStaff: readStaff(customClaims ?? {}).staffRole !== null,
    createdAt: new Date(metadata.creationTime).toISOString(),
  }
}

const away = (cause: unknown) =>
  new ProblemError('unavailable', 'the identity service does not answer', { cause })

/** At most `MAX_NAMED` users of Firebase, those that exist. Throws `unavailable`. */
export async function readUsers(uids: readonly string[]): Promise<readonly UserRecord[]> {
  const asked = [...new Set(uids)].slice(0, MAX_NAMED).map((uid) => ({ uid }))
  if (asked.length === 0) return []
  const result = await verified(identity().getUsers(asked))
  if (result.outcome === 'away') throw away(result.cause)
  return result.outcome === 'valid' ? result.claims.users : []
}

/** Accounts and guests by uid; one that is not there any more is left out. Throws `unavailable`. */
export async function listKnownAccounts(uids: readonly string[]): Promise<ReadonlyMap<string, KnownAccount>> {
  const users = await readUsers(uids)
  return new Map(users.map((user) => [user.uid, toKnown(user)]))
}

/** Who registered with this e-mail address; null: no one. Throws `unavailable`. */
export async function findAccountByEmail(email: string): Promise<{ uid: string; email: string } | null> {
  const result = await verified(identity().getUserByEmail(email))
  if (result.outcome === 'away') throw away(result.cause)
  return result.outcome === 'valid' ? { uid: result.claims.uid, email } : null
}

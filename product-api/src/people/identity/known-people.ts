import { withDeadline } from '@bieznik/backend-kit/deadline'
import type { Auth } from 'firebase-admin/auth'

/** What the identity service knows of a person. */
export type KnownPerson = {
  /** Without an account. */
  isGuest: boolean
  email: string | null
  isEmailVerified: boolean
}

/** Of those that exist, by uid. Throws when the identity service does not respond. */
export type FindPeople = (uids: readonly string[]) => Promise<ReadonlyMap<string, KnownPerson>>

const DEADLINE_MS = 3_000

/** At most a hundred at once. */
export const createFindPeople =
  (auth: Pick<Auth, 'getUsers'>): FindPeople =>
  async (uids) => {
    const question = auth.getUsers(uids.map((uid) => ({ uid })))
    const { users } = await withDeadline(question, DEADLINE_MS, 'the identity service took too long')
    return new Map(
      users.map(({ uid, providerData, email, emailVerified }) => [
        uid,
        {
          isGuest: providerData.length === 0 && !email,
          email: email ?? null,
          isEmailVerified: emailVerified,
        },
      ]),
    )
  }

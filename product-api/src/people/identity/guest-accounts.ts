import type { Auth, UserMetadata, UserRecord } from 'firebase-admin/auth'

/** Firebase's anonymous users. */
export type GuestAccounts = {
  /** uids of anonymous users without a sign-in or a refreshed token since then, in batches of at most a thousand. */
  listAbandoned: (since: Date) => AsyncIterable<string[]>
  /**
   * Removes those of them that are still anonymous and were not seen since then: a guest may have come back, or registered, after the listing.
   * Throws when one could not be removed.
   */
  remove: (uids: string[], since: Date) => Promise<void>
}

/** Firebase lists no more in one call, */
const PAGE = 1_000

/** and reads no more by their uids. */
const READ_PAGE = 100

/** What is read of a user of Firebase. */
export type ListedUser = Pick<UserRecord, 'uid' | 'email' | 'phoneNumber' | 'customClaims'> & {
  providerData: readonly object[]
  metadata: Pick<UserMetadata, 'creationTime' | 'lastSignInTime' | 'lastRefreshTime'>
}

/** The part of firebase-admin's `Auth` that is used. */
type Users = Pick<Auth, 'deleteUsers'> & {
  getUsers: (of: { uid: string }[]) => Promise<{ users: ListedUser[] }>
  listUsers: (most: number, page?: string) => Promise<{ users: ListedUser[]; pageToken?: string }>
}

const isAnonymous = ({ providerData, email, phoneNumber, customClaims }: ListedUser): boolean =>
  providerData.length === 0 && !email && !phoneNumber && Object.keys(customClaims ?? {}).length === 0

/** A token is refreshed every hour for as long as a page is open. */
function lastSeen({ metadata }: ListedUser): number {
  const { creationTime, lastSignInTime, lastRefreshTime } = metadata
  return Math.max(
    ...[creationTime, lastSignInTime, lastRefreshTime].map((time) => Date.parse(time ?? '') || 0),
  )
}

const isAbandoned = (user: ListedUser, since: Date): boolean =>
  isAnonymous(user) && lastSeen(user) < since.getTime()

export function createGuestAccounts(auth: Users): GuestAccounts {
  return {
    async *listAbandoned(since) {
      let page: string | undefined
      do {
        const found = await auth.listUsers(PAGE, page)
        const abandoned = found.users.filter((user) => isAbandoned(user, since))
        if (abandoned.length > 0) yield abandoned.map(({ uid }) => uid)
        page = found.pageToken
      } while (page)
    },
    remove: async (uids, since) => {
      for (let at = 0; at < uids.length; at += READ_PAGE) {
        const { users } = await auth.getUsers(uids.slice(at, at + READ_PAGE).map((uid) => ({ uid })))
        const abandoned = users.filter((user) => isAbandoned(user, since)).map(({ uid }) => uid)
        if (abandoned.length === 0) continue
        const { failureCount, errors } = await auth.deleteUsers(abandoned)
        if (failureCount > 0)
          throw new Error(`guests: ${failureCount} accounts stay`, { cause: errors[0]?.error })
      }
    },
  }
}

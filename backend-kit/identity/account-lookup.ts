import type { Auth } from 'firebase-admin/auth'

/** What of an account decides whether its tokens count. */
export type Account = {
  isDisabled: boolean
  /** It has no way to sign in: somebody without an account. */
  isAnonymous: boolean
  /** ms since 1970; tokens of sign-ins before are revoked. 0: none are. */
  tokensValidAfter: number
}

/** Of those that exist. */
export type FetchAccounts = (uids: string[]) => Promise<ReadonlyMap<string, Account>>

export async function getAccounts(auth: Auth, uids: string[]): Promise<ReadonlyMap<string, Account>> {
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })))
  return new Map(
    users.map(({ uid, disabled: isDisabled, providerData, tokensValidAfterTime: since }) => [
      uid,
      {
        isDisabled,
        isAnonymous: providerData.length === 0,
        tokensValidAfter: since ? Date.parse(since) : 0,
      },
    ]),
  )
}

/** Firebase looks up no more in one call. */
const MOST_AT_ONCE = 100

/** More would each ask after fewer: with four, a tenth fewer orders a second. */
const MOST_UNDER_WAY = 2

/**
 * Asks after accounts, null for one that does not exist. Who comes while calls are under way waits for the next one, which asks for
 * all who wait: a result is never older than its request, and many requests are few calls.
 */
export function createAccountLookup(fetchAccounts: FetchAccounts): (uid: string) => Promise<Account | null> {
  const waiting = new Map<string, PromiseWithResolvers<Account | null>>()
  let underWay = 0

  async function fetchNext(): Promise<void> {
    const asked = [...waiting].slice(0, MOST_AT_ONCE)
    for (const [uid] of asked) waiting.delete(uid)
    underWay += 1
    try {
      const accounts = await fetchAccounts(asked.map(([uid]) => uid))
      for (const [uid, { resolve }] of asked) resolve(accounts.get(uid) ?? null)
    } catch (error) {
      for (const [, { reject }] of asked) reject(error)
    }
    underWay -= 1
    if (waiting.size > 0) void fetchNext()
  }

  return (uid) => {
    const question = waiting.get(uid) ?? Promise.withResolvers<Account | null>()
    waiting.set(uid, question)
    if (underWay < MOST_UNDER_WAY) void fetchNext()
    return question.promise
  }
}

import 'server-only'
import type { OnBehalfOf } from '@/lib/product-api/on-behalf.server'
import { erasePersonalRows } from '@/lib/product-api/people.server'
import { requireAccountHolder } from './account-holder.server'
import { deleteAccount, getUserRecord } from './user-records.server'

/**
 * Erases a person: what the product API keeps, which asks for a token that is still good, then record and account.
 * A service that is away at the beginning leaves everything as it was; after any failure a repeat finishes the rest. Throws
 * `unavailable`.
 */
export async function erasePerson(who: OnBehalfOf): Promise<void> {
  const { uid } = who.caller
  await Promise.all([requireAccountHolder(uid), getUserRecord(uid)])
  await erasePersonalRows(who)
  await deleteAccount(uid)
}

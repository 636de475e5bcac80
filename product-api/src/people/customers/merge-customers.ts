import type { TakenOver } from '@bieznik/contract/people/guest'
import type { Database } from '../../platform/db/client.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import type { FindPeople, KnownPerson } from '../identity/known-people.ts'
import { takeOverGuest } from '../accounts/take-over-guest.ts'
import { listAlike, listGivenEmails } from './alike.queries.ts'

type Merge = {
  /** uid of the person without an account. */
  guest: string
  /** uid of the account. */
  into: string
  /** uid of the member of staff. */
  who: string
}

const refused = (path: string, message: string) =>
  new ProblemError('invalid_request', 'These two cannot be merged.', { fields: [{ path, message }] })

async function findBoth(findPeople: FindPeople, uids: string[]): Promise<ReadonlyMap<string, KnownPerson>> {
  try {
    return await findPeople(uids)
  } catch (cause) {
    throw new ProblemError('unavailable', 'The identity service does not answer.', { cause })
  }
}

/** Whether anything says that they are the same human: what both gave with orders, or the proven address of the account. */
async function isAlike(db: Database, { guest, into }: Merge, account: KnownPerson): Promise<boolean> {
  const alike = await listAlike(db, guest)
  if (alike.some(({ uid }) => uid === into)) return true
  if (account.email === null || !account.isEmailVerified) return false
  return (await listGivenEmails(db, guest)).includes(account.email.toLowerCase())
}

/**
 * Makes everything of a person without an account that of an account of the same human, and logs it. A guest of whom the identity service
 * knows nothing any more counts as one. Throws invalid_request (`not_a_guest`, `not_an_account`, `not_alike`) and unavailable.
 */
export async function mergeCustomers(db: Database, findPeople: FindPeople, merge: Merge): Promise<TakenOver> {
  const { guest, into, who } = merge
  const people = await findBoth(findPeople, [guest, into])
  const account = people.get(into)
  if (!account || account.isGuest) throw refused('into', 'not_an_account')
  if (guest === into || people.get(guest)?.isGuest === false) throw refused('uid', 'not_a_guest')
  if (!(await isAlike(db, merge, account))) throw refused('into', 'not_alike')
  return takeOverGuest(db, { guest, userId: into }, { staff: who })
}

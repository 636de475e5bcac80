import 'server-only'
import type { PeopleNames } from '@bieznik/contract/people/names'
import { log } from '@/lib/log/log.server'
import { readUsers } from './known-accounts.server'

/** Names of people by uid. Throws `unavailable`. */
export async function requireNames(uids: readonly string[]): Promise<PeopleNames> {
  const users = await readUsers(uids)
  return Object.fromEntries(
    users.flatMap(({ uid, displayName, email }) => {
      const name = displayName || email
      return name ? [[uid, name]] : []
    }),
  )
}

/** The same where what they did is worth showing without names: none while the identity service is away. */
export async function listNames(uids: readonly string[]): Promise<PeopleNames> {
  try {
    return await requireNames(uids)
  } catch (error) {
    log.warn({ err: error }, 'people of a history could not be named')
    return {}
  }
}

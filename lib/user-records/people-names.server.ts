import 'server-only'
import { MAX_NAMED, type PeopleNames } from '@bieznik/contract/people/names'
import { verified } from '@/lib/session/identity.server'
import { identity } from '@/lib/firebase/app.server'
import { ProblemError } from '@/lib/http/problem-error'
import { log } from '@/lib/log/log.server'

/** Names of people by uid. Throws `unavailable`. */
export async function requireNames(uids: readonly string[]): Promise<PeopleNames> {
  const asked = [...new Set(uids)].slice(0, MAX_NAMED).map((uid) => ({ uid }))
  if (asked.length === 0) return {}
  const result = await verified(identity().getUsers(asked))
  if (result.outcome !== 'valid')
    throw new ProblemError('unavailable', 'the identity service does not answer', { cause: result })
  return Object.fromEntries(
    result.claims.users.flatMap(({ uid, displayName, email }) => {
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

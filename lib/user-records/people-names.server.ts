import 'server-only'
import { verified } from '@/lib/session/identity.server'
import { identity } from '@/lib/firebase/app.server'
import { log } from '@/lib/log/log.server'

/** What the identity service tells at most at once. */
const MAX_PEOPLE = 100

/**
 * Names of people by uid, of those who have no name the e-mail address; those not known any more are left out. While
 * the identity service is away no one is named: what they did is worth showing without.
 */
export async function listNames(uids: readonly string[]): Promise<Record<string, string>> {
  const asked = [...new Set(uids)].slice(0, MAX_PEOPLE).map((uid) => ({ uid }))
  if (asked.length === 0) return {}
  const result = await verified(identity().getUsers(asked))
  if (result.outcome !== 'valid') {
    log.warn({ outcome: result.outcome }, 'people of a history could not be named')
    return {}
  }
  return Object.fromEntries(
    result.claims.users.flatMap(({ uid, displayName, email }) => {
      const name = displayName || email
      return name ? [[uid, name]] : []
    }),
  )
}

/** The same rows with names in place of the uids of who did it, where they are known. */
export async function withNames<Row extends { who: string | null }>(rows: readonly Row[]): Promise<Row[]> {
  const names = await listNames(rows.flatMap(({ who }) => who ?? []))
  return rows.map((row) => ({ ...row, who: row.who && (names[row.who] ?? row.who) }))
}

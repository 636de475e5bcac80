import 'server-only'
import type { Database } from 'firebase-admin/database'
import { openDatabase, type DatabaseConnection } from '@/lib/firebase/app.server'
import { DeadlineError, withDeadline } from '@bieznik/backend-kit/deadline'
import { ProblemError } from '@/lib/http/problem-error'
import { log } from '@/lib/log/log.server'

/** How long the database may take to respond, in milliseconds. */
export const DATABASE_DEADLINE_MS = 2000

let connection: DatabaseConnection | null = null

/**
 * One request to the realtime database. Throws `unavailable` when there is no response in time. The SDK would keep a write
 * until the database is back, however long that takes; so the connection is thrown away together with what waits in it, and
 * what was reported as failed does not happen later.
 */
export async function askDatabase<T>(request: (database: Database) => Promise<T>): Promise<T> {
  const asked = (connection ??= openDatabase())
  try {
    return await withDeadline(
      request(asked.database),
      DATABASE_DEADLINE_MS,
      'the realtime database took too long',
    )
  } catch (cause) {
    if (connection === asked && !isAway(cause)) throw cause
    throwAway(asked)
    throw new ProblemError('unavailable', 'the realtime database does not answer', { cause })
  }
}

/** A transaction is given up by the SDK when the connection breaks under it. */
const isAway = (error: unknown): boolean =>
  error instanceof DeadlineError || (error instanceof Error && error.message === 'disconnect')

/** Whatever else was under way on it fails as well. */
function throwAway(asked: DatabaseConnection): void {
  if (connection !== asked) return
  connection = null
  asked
    .close()
    .catch((err: unknown) => log.error({ err }, 'a connection to the realtime database stays open'))
}

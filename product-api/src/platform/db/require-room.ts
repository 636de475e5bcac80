import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { ProblemError } from '../http/problem-error.ts'
import type { Queryable } from './client.ts'

const RETRY_AFTER_S = 10 * 60

/**
 * Files that people send without signing in, and that belong to nothing yet, may take so many bytes of the database in all. Those that
 * arrive at the same moment may exceed it by their size. Throws too_many_requests.
 */
export async function requireRoom(
  db: Queryable,
  { files, isWaiting, maxBytes }: { files: PgTable & { content: unknown }; isWaiting: SQL; maxBytes: number },
): Promise<void> {
  const bytes = sql<number>`coalesce(sum(octet_length(${files.content})), 0)::float8`
  const [taken] = await db.select({ bytes }).from(files).where(isWaiting)
  if (taken && taken.bytes < maxBytes) return
  throw new ProblemError('too_many_requests', 'Too many files wait for what they belong to.', {
    retryAfter: RETRY_AFTER_S,
  })
}

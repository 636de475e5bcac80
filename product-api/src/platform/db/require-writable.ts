import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'

/** More than `work_mem` holds, so that PostgreSQL writes a file for it. */
const ROWS = 5_000

/**
 * Throws PostgreSQL's error when it takes no writes: its disk is full (53100), or it has become a standby. On a full disk a change that
 * finds room in a page still succeeds, so the attempt is a file of some 100 kB, which leaves no trace.
 */
export async function requireWritable(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`)
    await tx.execute(sql`select count(*) from generate_series(1, ${sql.raw(String(ROWS))})`)
    const { rows } = await tx.execute(sql`select pg_is_in_recovery() as "isStandby"`)
    if (rows[0]?.isStandby === true) throw new Error('The database is a standby, which takes no writes.')
  })
}

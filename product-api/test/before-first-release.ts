import pg from 'pg'
import { LAST_BEFORE_RELEASE } from '../src/platform/db/migrate.ts'

/**
 * Notes in a database that has the first migration alone what one notes that the migrations from before the first release have made: both are
 * the same but for this.
 */
export async function noteMigrationsBeforeRelease(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `with first as (delete from drizzle.__drizzle_migrations returning created_at)
       insert into drizzle.__drizzle_migrations (hash, created_at)
       select hash, created_at - age from first, (values ('the-one-before-it', 1000), ($1, 0)) as noted (hash, age)`,
      [LAST_BEFORE_RELEASE],
    )
    if (rowCount !== 2) throw new Error('The database has more than the first migration.')
  } finally {
    await client.end()
  }
}

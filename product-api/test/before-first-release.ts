import { readFile } from 'node:fs/promises'
import pg from 'pg'

/** Gives an empty database what it had before the first release. */
export async function applyMigrationsBeforeRelease(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(await readFile(new URL('before-first-release.sql', import.meta.url), 'utf8'))
  } finally {
    await client.end()
  }
}

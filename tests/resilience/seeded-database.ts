import { onTestFinished } from 'vitest'
import { startPostgres } from '../../local-services/postgres/server.ts'
import { makeFolder, runScript } from './programs.ts'

/** A database with the sample catalogue, which is gone after the test. Answers its address. */
export async function openSeededDatabase(): Promise<string> {
  const postgres = await startPostgres({ ephemeral: true })
  onTestFinished(() => postgres.stop())
  await runScript('scripts/seed.mjs', [], {
    BIEZNIK_DATA_DIR: await makeFolder(),
    DATABASE_URL: postgres.url,
  })
  return postgres.url
}

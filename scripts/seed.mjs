/*
 * npm run seed -- --products <N>: fills the product database with a sample catalogue, of N products when N is given. It is
 * the database that DATABASE_URL names, else the one of `npm start`, whether the shop is running or not.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startPostgres } from '../local-services/postgres/server.ts'
import { bin, environment, root } from './env.mjs'
import { exitCodeOf } from './exit-code.mjs'
import { readSettings } from './settings.mjs'

const { databaseUrl, dataDir } = readSettings([])
const own = databaseUrl ? null : await startPostgres({ dataDir: join(dataDir, 'postgres') })
try {
  const script = join(root, 'product-api/src/db/seed-cli.ts')
  const env = { ...environment(), DATABASE_URL: databaseUrl ?? own?.url }
  const args = [script, ...process.argv.slice(2)]
  process.exitCode = await exitCodeOf(spawn(join(bin, 'node'), args, { cwd: root, env, stdio: 'inherit' }))
} finally {
  await own?.stop()
}

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startPostgres } from '../local-services/postgres/server.ts'
import { bin, environment, root } from './env.mjs'
import { exitCodeOf } from './exit-code.mjs'
import { readSettings } from './settings.mjs'

/**
 * Runs a script on the product database: the one that DATABASE_URL names, else the one of `npm start`, whether the shop is
 * running or not.
 *
 * @param {string} script from the root
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function runOnDatabase(script, args) {
  const { databaseUrl, dataDir } = readSettings([])
  const own = databaseUrl ? null : await startPostgres({ dataDir: join(dataDir, 'postgres') })
  try {
    const env = { ...environment(), DATABASE_URL: databaseUrl ?? own?.url }
    const command = [join(root, script), ...args]
    return await exitCodeOf(spawn(join(bin, 'node'), command, { cwd: root, env, stdio: 'inherit' }))
  } finally {
    await own?.stop()
  }
}

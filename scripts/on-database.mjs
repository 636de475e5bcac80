import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startPostgres } from '../local-services/postgres/server.ts'
import { bin, environment, root } from './env.mjs'
import { exitCodeOf } from './exit-code.mjs'
import { readSettings } from './settings.mjs'

/**
 * Does something with the product database: the one that DATABASE_URL names, else the one of `npm start`, whether the shop is
 * running or not.
 *
 * @template Result
 * @param {(env: NodeJS.ProcessEnv) => Promise<Result>} use is given the environment of a program of the product API
 * @returns {Promise<Result>}
 */
export async function withDatabase(use) {
  const { databaseUrl, dataDir } = readSettings([])
  const own = databaseUrl ? null : await startPostgres({ dataDir: join(dataDir, 'postgres') })
  try {
    return await use({ ...environment(), DATABASE_URL: databaseUrl ?? own?.url })
  } finally {
    await own?.stop()
  }
}

/**
 * Runs a script on that database.
 *
 * @param {string} script from the root
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function runOnDatabase(script, args) {
  return withDatabase((env) => {
    const command = [join(root, script), ...args]
    return exitCodeOf(spawn(join(bin, 'node'), command, { cwd: root, env, stdio: 'inherit' }))
  })
}

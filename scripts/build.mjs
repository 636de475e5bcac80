/*
 * npm run build: builds the storefront unless the last build was made of the same files.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bin, environment, root } from './env.mjs'
import { exitCodeOf } from './exit-code.mjs'
import { ensureStorefrontBuilt } from './run/build.mjs'

/** @type {NodeJS.ProcessEnv} */
const env = { ...environment(), NODE_ENV: 'production' }

await ensureStorefrontBuilt(env, async () => {
  const code = await exitCodeOf(spawn(join(bin, 'next'), ['build'], { cwd: root, env, stdio: 'inherit' }))
  if (code !== 0) process.exit(code)
})

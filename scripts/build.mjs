/*
 * npm run build: builds the storefront unless the last build was made of the same files.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bin, environment, root } from './env.mjs'
import { ensureBuilt } from './run/build.mjs'

/** @type {NodeJS.ProcessEnv} */
const env = { ...environment(), NODE_ENV: 'production' }

await ensureBuilt(root, env, async () => {
  const child = spawn(join(bin, 'next'), ['build'], { cwd: root, env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exit(code ?? 1)
})

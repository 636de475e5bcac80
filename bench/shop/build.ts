import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environment, root } from '../../scripts/env.mjs'

/** `npm run build`: nothing when the last build was made of the same files. */
export async function buildStorefront(): Promise<void> {
  const build = spawn(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(build, 'exit')
  if (build.exitCode !== 0) throw new Error('The storefront could not be built.')
}

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePorts } from '../../local-services/free-ports.ts'
import { machineEnvironment, root } from '../../scripts/env.mjs'

const run = promisify(execFile)

const OPEN = 'The shop is open'
const STOP_WITHIN_MS = 30_000

/** A clone of this repository in a folder of its own, with an empty cache of npm. */
export async function withClone<T>(use: (clone: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bieznik-clone-'))
  try {
    // PostgreSQL runs as another user when we are root, and has to get in.
    await chmod(folder, 0o755)
    const clone = join(folder, 'shop')
    await run('git', ['clone', '--quiet', root, clone])
    return await use(clone)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** `npm start` until the shop is open, in ms; it is stopped again. Throws with its last words when it ends before. */
export async function timeStart(clone: string): Promise<number> {
  const [port, productApi, identity, database] = await findFreePorts(4)
  const start = performance.now()
  const npm = spawn('npm', ['start', '--', '--ignore-env-files'], {
    cwd: clone,
    env: {
      ...machineEnvironment(),
      npm_config_cache: join(clone, '../npm-cache'),
      PORT: String(port),
      PRODUCT_API_PORT: String(productApi),
      FIREBASE_AUTH_EMULATOR_PORT: String(identity),
      FIREBASE_DATABASE_EMULATOR_PORT: String(database),
      P24_STAND_IN: 'off',
      INPOST_STAND_IN: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  // Not its exit: what it has started holds its output until it has ended as well.
  const ended = once(npm, 'close')
  const said: string[] = []
  try {
    for await (const line of createInterface(npm.stdout)) {
      said.push(line)
      if (line.includes(OPEN)) return performance.now() - start
    }
    throw new Error(`npm start ended before the shop was open:\n${said.slice(-20).join('\n')}`)
  } finally {
    if (npm.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, 'SIGTERM')
    npm.stdout.resume()
    await Promise.race([ended, sleep(STOP_WITHIN_MS, null, { ref: false })])
  }
}

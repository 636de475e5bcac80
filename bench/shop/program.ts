import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePorts } from '../../local-services/free-ports.ts'
import { root } from '../../scripts/env.mjs'
import { waitUntilReady } from '../../scripts/run/health.mjs'

const READY_WITHIN_MS = 60_000

export interface Program {
  pid: number
  /** Where its inspector listens once SIGUSR1 has opened it. */
  inspectPort: number
  /** Returns when it has ended. */
  stop: () => Promise<void>
}

interface Options {
  name: string
  /** A script below the root of the repository, and what it is given. */
  args: readonly string[]
  env?: Record<string, string>
  /** An address that answers well as soon as it is ready. */
  ready: string
  headers?: Record<string, string>
  /** The folder of its log. */
  logs: string
}

/** Starts a program in production and returns when it is ready. It gets nothing of this shell's environment. */
export async function startProgram({ name, args, env, ready, headers, logs }: Options): Promise<Program> {
  const log = join(logs, `${name}.log`)
  const file = await open(log, 'a')
  const watchdog = `--import=${join(root, 'scripts/run/exit-with.mjs')}?pid=${process.pid}`
  const [inspectPort = 0] = await findFreePorts(1)
  const child = spawn(process.execPath, [watchdog, `--inspect-port=127.0.0.1:${inspectPort}`, ...args], {
    cwd: root,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', HOME: logs, ...env },
    stdio: ['ignore', file.fd, file.fd],
    detached: true,
  })
  await file.close()
  const ended = new AbortController()
  const exit = once(child, 'exit').then(() => ended.abort(new Error(`${name} ended; see ${log}`)))
  const stop = async () => {
    child.kill()
    await exit
  }
  try {
    await waitUntilReady(ready, {
      within: READY_WITHIN_MS,
      signal: ended.signal,
      ...(headers && { headers }),
    })
    if (child.pid === undefined) throw new Error(`${name} did not start.`)
    return { pid: child.pid, inspectPort, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

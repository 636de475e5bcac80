import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { untilReady } from './until-ready.ts'

const ROOT = join(import.meta.dirname, '../..')

/** One of the shop's programs, which can be ended in any way and started again where it was. */
export interface Program {
  /** Returns when it is ready. Throws with its last lines when it ends before. */
  start: () => Promise<void>
  /** Throws with its last lines when it ends or takes too long. */
  untilReady: () => Promise<void>
  /** Returns when it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
  /** `SIGSTOP` and `SIGCONT`, for one that hangs. */
  signal: (signal: NodeJS.Signals) => void
}

interface Options {
  /** Below the root of the repository. */
  script: string
  args?: readonly string[]
  env: Record<string, string>
  /** An address that answers well as soon as it is ready. */
  ready: string
  headers?: Record<string, string>
  log: string
}

export function makeProgram(options: Options): Program {
  const { script, args = [], env, log } = options
  // Also when the tests are killed, it ends.
  const watchdog = `--import=${join(ROOT, 'scripts/run/exit-with.mjs')}?pid=${process.pid}`
  let child: ChildProcess | null = null

  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null

  const ready = () =>
    untilReady({
      address: options.ready,
      headers: options.headers,
      isRunning,
      said: () => readFile(log, 'utf8'),
    })

  return {
    untilReady: ready,
    start: async () => {
      const file = await open(log, 'a')
      child = spawn(process.execPath, [watchdog, join(ROOT, script), ...args], {
        cwd: ROOT,
        env: { NODE_ENV: 'production', ...env },
        stdio: ['ignore', file.fd, file.fd],
        detached: true,
      })
      await file.close()
      await ready()
    },
    stop: async (signal = 'SIGTERM') => {
      if (!child || !isRunning()) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
    signal: (signal) => void child?.kill(signal),
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processEnvironment } from '../process-environment.ts'
import { endWithRun } from '../../local-services/run-folder.ts'
import { untilReady } from './until-ready.ts'

const ROOT = join(import.meta.dirname, '../..')

/** One of the shop's programs, which can be ended in any way and started again where it was. */
export interface Program {
  /**
   * Returns when it is ready, or when the address that is given here responds well. Throws with its last lines when it ends before. Variables
   * given here are for this time.
   */
  start: (variables?: Readonly<Record<string, string>>, until?: string) => Promise<void>
  /** Throws with its last lines when it ends or takes too long. */
  untilReady: () => Promise<void>
  /** Returns when it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
  /** `SIGSTOP` and `SIGCONT`, for one that hangs. */
  signal: (signal: NodeJS.Signals) => void
  /** A file as the program sees it, which may have mounted something there. */
  fileOf: (path: string) => string
}

interface Options {
  /** Where its files are; not given: the repository. */
  root?: string
  /** Below that. */
  script: string
  args?: readonly string[]
  env: Record<string, string>
  /** What starts it, in place of a bare start: these words come before the program's own. */
  launcher?: readonly [string, ...string[]]
  /** An address that answers well as soon as it is ready. */
  ready: string
  headers?: Record<string, string>
  log: string
}

export function makeProgram(options: Options): Program {
  const { root = ROOT, script, args = [], env, launcher, log } = options
  let child: ChildProcess | null = null

  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null

  const ready = (address = options.ready) =>
    untilReady({
      address,
      headers: options.headers,
      isRunning,
      output: () => readFile(log, 'utf8'),
    })

  return {
    untilReady: () => ready(),
    start: async (variables = {}, until = options.ready) => {
      const file = await open(log, 'a')
      const words = [join(root, script), ...args]
      const [program, ...before] = launcher ? [...launcher, process.execPath] : [process.execPath]
      child = spawn(program, [...before, ...words], {
        cwd: root,
        env: { ...processEnvironment, ...env, ...variables },
        stdio: ['ignore', file.fd, file.fd],
        detached: true,
      })
      endWithRun(child)
      await file.close()
      await ready(until)
    },
    stop: async (signal = 'SIGTERM') => {
      if (!child || !isRunning()) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
    signal: (signal) => void child?.kill(signal),
    fileOf: (path) => join(`/proc/${child?.pid}/root`, path),
  }
}

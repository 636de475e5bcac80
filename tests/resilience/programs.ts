import { execFile, spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { processEnvironment } from '../process-environment.ts'
import { endWithRun, makeTestFolder } from '../../local-services/run-folder.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

type Variables = Readonly<Record<string, string>>

export interface Program {
  /** All of its output so far. */
  output: () => string
  isRunning: () => boolean
  /** Sends the signal and answers how the program ended. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Programs see nothing of this shell's settings; an empty variable keeps one of a `.env` out. */
const environmentOf = (variables: Variables): NodeJS.ProcessEnv => ({ ...processEnvironment, ...variables })

/** Runs a script of the repository to its end and returns its output. Rejects when it failed. */
export async function runScript(
  script: string,
  args: readonly string[],
  variables: Variables = {},
): Promise<string> {
  return runFile([join(root, script), ...args], variables)
}

/** Runs Node.js with these arguments. */
export async function runFile(args: readonly string[], variables: Variables = {}): Promise<string> {
  const running = run(process.execPath, args, { cwd: root, env: environmentOf(variables) })
  endWithRun(running.child)
  return (await running).stdout
}

/** Starts a program of the repository, which is killed after the test at the latest. */
export function startProgram(script: string, args: readonly string[], variables: Variables = {}): Program {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: environmentOf(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endAfterTest(child)
  return follow(child)
}

/** Kills a program after the test at the latest, and also when the whole run is ended before. */
export function endAfterTest(child: ChildProcess): void {
  endWithRun(child)
  onTestFinished(() => void child.kill('SIGKILL'))
}

/** Listens to a program that was started with its output in pipes. */
export function follow(child: ChildProcessByStdio<null, Readable, Readable>): Program {
  const ended = once(child, 'exit')
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  return {
    output: () => chunks.join(''),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    end: async (signal) => {
      child.kill(signal)
      await ended
      return { code: child.exitCode, signal: child.signalCode }
    },
  }
}

/** A folder that every user can enter and that is gone after the test. */
export async function makeFolder(): Promise<string> {
  const folder = makeTestFolder('resilience')
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

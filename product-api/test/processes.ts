import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { processEnvironment } from '../../tests/process-environment.ts'
import { endWithRun, makeTestFolder } from '../../local-services/run-folder.ts'

const programs = {
  api: fileURLToPath(new URL('./api-process.ts', import.meta.url)),
  mail: fileURLToPath(new URL('./mail-process.ts', import.meta.url)),
  order: fileURLToPath(new URL('./order-process.ts', import.meta.url)),
}

type Process = {
  /** Sends the signal and answers how the process ended. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}
export type ApiProcess = Process & {
  origin: string
  /** The folder that its mails are written into. */
  outbox: string
}

/** A folder that is gone after the test. */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = makeTestFolder('process')
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Whatever else it says: what it logs, too, comes this way. */
async function untilReady(output: Readable): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  output.on('data', (chunk: Buffer) => {
    if (/^(listening|working)$/m.test(chunk.toString())) resolve()
  })
  await promise
}

/** A process of its own that runs a program of this folder; resolves when it is ready. Ended after the test at the latest. */
async function startProcess(name: keyof typeof programs, args: readonly string[]): Promise<Process> {
  const child = spawn(process.execPath, [programs[name], ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: processEnvironment,
  })
  endWithRun(child)
  const exited = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  await Promise.race([
    untilReady(child.stdout),
    exited.then(() => Promise.reject(new Error(`the ${name} process ended before it was ready`))),
  ])
  return {
    end: async (signal) => {
      child.kill(signal)
      await exited
      return { code: child.exitCode, signal: child.signalCode }
    },
  }
}

/** The API; resolves when it listens. */
export async function startApiProcess(
  databaseUrl: string,
  port: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  const outbox = await makeTemporaryFolder()
  const api = await startProcess('api', [databaseUrl, String(port), outbox, JSON.stringify(variables)])
  return { ...api, origin: `http://127.0.0.1:${port}`, outbox }
}

/** The mail worker alone, with the real outbox or one of the controls. */
export async function startMailProcess(
  databaseUrl: string,
  smtpUrl: string,
  outbox: 'guarded' | 'forgetful',
): Promise<Process> {
  return startProcess('mail', [databaseUrl, smtpUrl, outbox])
}

type OrderToKill = { uid: string; key: string; statement: number; mode?: 'whole' | 'statements' }

/**
 * An order in a process of its own, which is killed in place of the statement of this number (`order-process.ts`). Answers
 * whether it was; if not, the order is placed.
 */
export async function orderAndDie(
  databaseUrl: string,
  { uid, key, statement, mode = 'whole' }: OrderToKill,
): Promise<{ isKilled: boolean }> {
  const args = [programs.order, databaseUrl, uid, key, String(statement), mode]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: processEnvironment,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'exit')
  if (child.exitCode !== null && child.exitCode !== 0) throw new Error('the order process failed')
  return { isKilled: child.signalCode === 'SIGKILL' }
}

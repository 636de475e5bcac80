import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { environment } from './env.mjs'

const address = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** Runs until it is asked to stop, and tidies up for a while then. */
const PROGRAM = `
  import { onAskedToStop } from ${address('asked-to-stop.mjs')}
  onAskedToStop((signal) => setTimeout(() => { console.log('stopped by ' + signal); process.exit(0) }, 100))
  setInterval(() => {}, 1_000)
  console.log('up')`

/** Runs a program as `npm test` runs its steps. */
const WRAPPER = `
  import { spawn } from 'node:child_process'
  import { exitCodeOf } from ${address('exit-code.mjs')}
  console.log('code ' + await exitCodeOf(spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' })))`

const ENDLESS = 'console.log("up"); setInterval(() => {}, 1_000)'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asked-to-stop-test-'))
  await writeFile(join(folder, 'program.mjs'), PROGRAM)
  await writeFile(join(folder, 'wrapper.mjs'), WRAPPER)
  await writeFile(join(folder, 'endless.mjs'), ENDLESS)
})
afterAll(() => rm(folder, { recursive: true }))

const start = (command: string, ...args: string[]) =>
  spawn(command, args, {
    cwd: folder,
    env: { ...environment(), npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** All output until the last program of it had ended. */
async function outputWhenStopped(program: ChildProcess, signal: NodeJS.Signals): Promise<string> {
  if (!program.stdout || !program.stderr) throw new Error('Its output is not read.')
  await once(program.stdout, 'data')
  const output = Promise.all([text(program.stdout), text(program.stderr)])
  program.kill(signal)
  return (await output).join('')
}

describe('what is asked to stop', { timeout: 20_000 }, () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('stops by %s', async (signal) => {
    const output = await outputWhenStopped(start(process.execPath, 'program.mjs'), signal)
    expect(output).toBe(`stopped by ${signal}\n`)
  })

  it('stops when what npm runs it by has ended without handing the signal on', async () => {
    const shell = start('sh', '-c', `"${process.execPath}" program.mjs; exit`)
    expect(await outputWhenStopped(shell, 'SIGTERM')).toBe('stopped by SIGTERM\n')
  })

  it('stops the program that it waits for, and takes its exit code', async () => {
    const wrapper = start(process.execPath, 'wrapper.mjs', 'program.mjs')
    expect(await outputWhenStopped(wrapper, 'SIGTERM')).toBe('stopped by SIGTERM\ncode 0\n')
  })

  it('goes on to nothing else when the program was cut short', async () => {
    const output = await outputWhenStopped(start(process.execPath, 'wrapper.mjs', 'endless.mjs'), 'SIGTERM')
    expect(output).toContain('Stopped.')
    expect(output).not.toMatch(/^code/m)
  })
})

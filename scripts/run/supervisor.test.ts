import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { environment } from '../env.mjs'
import { Interruption, makeSupervisor } from './supervisor.mjs'
import { startProgram } from './program.mjs'

let folder: string
let supervisor: ReturnType<typeof makeSupervisor>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supervisor-test-'))
  supervisor = makeSupervisor()
})
afterEach(async () => {
  supervisor.end(new Interruption())
  await supervisor.stopAll()
  await rm(folder, { recursive: true })
})

async function start(name: string, text: string) {
  const script = join(folder, `${name}.mjs`)
  await writeFile(script, text)
  return () => startProgram(name, [script], { env: environment(), logs: folder })
}

async function untilLogged(name: string, words: string): Promise<void> {
  const file = join(folder, `${name}.log`)
  while (!(await readFile(file, 'utf8').catch(() => '')).includes(words)) await sleep(20)
}

describe('what runs at one time', { timeout: 20_000 }, () => {
  it('is over, with the last words, as soon as one program ends', async () => {
    supervisor.enlist(await start('api', "console.error('no database'); process.exit(3)"))
    await expect(supervisor.over).rejects.toThrow(/api ended \(exit code 3\)[^]*no database/)
  })

  it('is not over when a program ends that is meant to', async () => {
    const program = supervisor.enlist(await start('build', 'process.exit(0)'), { isPassing: true })
    await expect(program.ended).resolves.toMatchObject({ code: 0 })
    expect(supervisor.signal.aborted).toBe(false)
  })

  it('is stopped in reverse order, each program having the time to finish', async () => {
    const order: string[] = []
    await supervisor.join(async () => ({ stop: async () => void order.push('database') }))
    const api = await start(
      'api',
      "process.on('SIGTERM', () => setTimeout(() => process.exit(0), 300)); setInterval(() => {}, 1e3); console.log('up')",
    )
    const { ended } = supervisor.enlist(api)
    void ended.then(({ code }) => order.push(`api ${code}`))
    await untilLogged('api', 'up')
    await supervisor.stopAll()
    expect(order).toEqual(['api 0', 'database'])
  })

  it('stops also what was ready only after the end was decided', async () => {
    const started = Promise.withResolvers<{ stop: () => Promise<void> }>()
    let isStopped = false
    const joined = supervisor.join(() => started.promise)
    supervisor.end(new Interruption())
    const stopping = supervisor.stopAll()
    started.resolve({ stop: async () => void (isStopped = true) })
    await Promise.all([joined, stopping])
    expect(isStopped).toBe(true)
    await expect(supervisor.join(() => started.promise)).rejects.toBeInstanceOf(Interruption)
  })
})

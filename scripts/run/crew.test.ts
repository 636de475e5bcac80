import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { environment } from '../env.mjs'
import { Interruption, makeCrew } from './crew.mjs'
import { startProgram } from './program.mjs'

let folder: string
let crew: ReturnType<typeof makeCrew>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crew-test-'))
  crew = makeCrew()
})
afterEach(async () => {
  crew.end(new Interruption())
  await crew.stopAll()
  await rm(folder, { recursive: true })
})

async function start(name: string, text: string) {
  const script = join(folder, `${name}.mjs`)
  await writeFile(script, text)
  return () => startProgram(name, [script], { env: environment(), logs: folder })
}

async function hear(name: string, words: string): Promise<void> {
  const file = join(folder, `${name}.log`)
  while (!(await readFile(file, 'utf8').catch(() => '')).includes(words)) await sleep(20)
}

describe('what runs at one time', { timeout: 20_000 }, () => {
  it('is over, with the last words, as soon as one program ends', async () => {
    crew.enlist(await start('api', "console.error('no database'); process.exit(3)"))
    await expect(crew.over).rejects.toThrow(/api ended \(exit code 3\)[^]*no database/)
  })

  it('is not over when a program ends that is meant to', async () => {
    const program = crew.enlist(await start('build', 'process.exit(0)'), { isPassing: true })
    await expect(program.ended).resolves.toMatchObject({ code: 0 })
    expect(crew.signal.aborted).toBe(false)
  })

  it('is stopped in reverse order, each program having the time to finish', async () => {
    const order: string[] = []
    await crew.join(async () => ({ stop: async () => void order.push('database') }))
    const api = await start(
      'api',
      "process.on('SIGTERM', () => setTimeout(() => process.exit(0), 300)); setInterval(() => {}, 1e3); console.log('up')",
    )
    const { ended } = crew.enlist(api)
    void ended.then(({ code }) => order.push(`api ${code}`))
    await hear('api', 'up')
    await crew.stopAll()
    expect(order).toEqual(['api 0', 'database'])
  })

  it('stops also what was ready only after the end was decided', async () => {
    const started = Promise.withResolvers<{ stop: () => Promise<void> }>()
    let isStopped = false
    const joined = crew.join(() => started.promise)
    crew.end(new Interruption())
    const stopping = crew.stopAll()
    started.resolve({ stop: async () => void (isStopped = true) })
    await Promise.all([joined, stopping])
    expect(isStopped).toBe(true)
    await expect(crew.join(() => started.promise)).rejects.toBeInstanceOf(Interruption)
  })
})

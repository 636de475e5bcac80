import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { close, listen } from '../listen.ts'
import { DATABASE_NAME, realClients } from './real-clients.ts'

let folder: string
let files: string
let program: ChildProcess
let clients: ReturnType<typeof realClients>

function run(): ChildProcess {
  const main = new URL('main.ts', import.meta.url).pathname
  return spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'pipe'] })
}

async function start(): Promise<void> {
  program = run()
  if (program.stdout) await once(program.stdout, 'data')
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill(signal)
  await once(program, 'exit')
}

async function restart(signal: NodeJS.Signals): Promise<void> {
  await end(signal)
  await start()
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'realtime-database-main-test-'))
  files = join(folder, 'realtime-database', DATABASE_NAME)
  const free = await listen(() => undefined, 0)
  await close(free.server)
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_PORT', String(free.port))
  vi.stubEnv('BIEZNIK_DATA_DIR', folder)
  clients = realClients(free.port)
  await start()
})

afterEach(async () => {
  await clients.disconnect()
  await end('SIGKILL')
  await rm(folder, { recursive: true })
  vi.unstubAllEnvs()
})

/** As somebody reads it who was never there before. */
const readAll = async (): Promise<unknown> => (await clients.admin().ref().get()).val()
const logsOf = async () => (await readdir(files)).filter((name) => name.endsWith('.log'))
const record = { id: '1', name: 'Łucja-Maria', note: '🛞' }

describe('the realtime database on one machine', { timeout: 30_000 }, () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'remembers everything that it confirmed after %s',
    async (signal) => {
      const users = clients.admin().ref('Users')
      for (let turn = 0; turn < 50; turn += 1) await users.child(`user-${turn}`).set({ ...record, turn })
      await users.update({ 'user-0': null, 'user-1/name': 'Ewa' })
      await users.child('user-2').setPriority(3, () => undefined)
      await restart(signal)

      const stored = await clients.admin().ref('Users').get()
      expect(stored.numChildren()).toBe(49)
      expect(stored.child('user-1').val()).toEqual({ ...record, turn: 1, name: 'Ewa' })
      expect(stored.child('user-2').getPriority()).toBe(3)
    },
  )

  it('loses nothing that it confirmed when it is killed in the middle of writing', async () => {
    let confirmed = 0
    const writer = clients.admin().ref('written')
    const write = async () => {
      await writer.child(`entry-${confirmed}`).set(record)
      confirmed += 1
      void write()
    }
    void write()
    await vi.waitUntil(() => confirmed > 100)
    await end('SIGKILL')
    // What was not confirmed, the writer would write again.
    await clients.disconnect()
    const before = confirmed
    await start()
    const found = (await clients.admin().ref('written').get()).numChildren()
    expect(found - before).toBeOneOf([0, 1])
  })

  it('goes on where it was, kill after kill', async () => {
    for (let turn = 1; turn <= 3; turn += 1) {
      await clients.admin().ref(`turn-${turn}`).set(turn)
      await restart('SIGKILL')
    }
    expect(await readAll()).toEqual({ 'turn-1': 1, 'turn-2': 2, 'turn-3': 3 })
    expect(await logsOf()).toEqual([])
  })

  it('has its listeners back after a restart, with what happened meanwhile', async () => {
    const seen: unknown[] = []
    const listener = clients.admin().ref('state')
    listener.on('value', (snapshot) => seen.push(snapshot.val()))
    await vi.waitUntil(() => seen.length === 1)
    await restart('SIGTERM')
    await clients.admin().ref('state').set('new')
    await vi.waitUntil(() => seen.includes('new'), { timeout: 20_000 })
    expect(seen).toEqual([null, 'new'])
  })

  it('forgives a log that ends in the middle of a line', async () => {
    await clients.admin().ref('a').set('kept')
    await clients.admin().ref('b').set('torn')
    await end('SIGKILL')
    const log = join(files, `${(await logsOf())[0]}`)
    await truncate(log, (await stat(log)).size - 5)
    await start()
    expect(await readAll()).toEqual({ a: 'kept' })
    await clients.admin().ref('c').set('later')
    await restart('SIGKILL')
    expect(await readAll()).toEqual({ a: 'kept', c: 'later' })
  })

  it('forgives what a power cut leaves at the end', async () => {
    await clients.admin().ref('a').set('kept')
    await end('SIGKILL')
    await appendFile(join(files, `${(await logsOf())[0]}`), `\0\0\0\n\0\0`)
    await start()
    expect(await readAll()).toEqual({ a: 'kept' })
  })

  it.each([
    ['a log that is damaged in its middle', '.log', '[["/a",1]]\nnot JSON\n[["/c",3]]\n'],
    ['a picture that is none', 'data.json', '{"log":'],
  ])('does not begin with %s', async (_what, ending, content) => {
    await clients.admin().ref('a').set(1)
    if (ending === 'data.json') await restart('SIGTERM')
    await end('SIGKILL')
    const name = (await readdir(files)).find((each) => each.endsWith(ending))
    await writeFile(join(files, `${name}`), content)
    const failing = run()
    const [output] = await Promise.all([failing.stderr && text(failing.stderr), once(failing, 'exit')])
    expect(output).toContain(join(files, `${name}`))
    expect(failing.exitCode).toBe(1)
  })

  it('shortens a log that grows long, and loses nothing by it', async () => {
    const admin = clients.admin()
    const long = 'x'.repeat(500_000)
    for (let turn = 0; turn < 20; turn += 1) await admin.ref(`turn-${turn % 2}`).set(`${turn}${long}`)
    await vi.waitUntil(async () => (await readdir(files)).includes('data.json'))
    await admin.ref('after').set(true)
    await restart('SIGKILL')
    expect(await readAll()).toEqual({ 'turn-0': `18${long}`, 'turn-1': `19${long}`, after: true })
    expect((await stat(join(files, 'data.json'))).size).toBeLessThan(2_000_000)
  })

  it('protects its files from other users of the machine', async () => {
    await clients.admin().ref('a').set(1)
    for (const path of [files, join(files, `${(await logsOf())[0]}`)]) {
      expect((await stat(path)).mode & 0o077).toBe(0)
    }
    await restart('SIGTERM')
    expect((await stat(join(files, 'data.json'))).mode & 0o077).toBe(0)
    expect(await readFile(join(files, 'data.json'), 'utf8')).toContain('"a":1')
  })
})

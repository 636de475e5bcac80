import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exists } from '../files.ts'
import { close, listen } from '../listen.ts'
import { isRoot } from './account.ts'
import { startPostgres } from './server.ts'

let folder: string
const pidFile = () => join(folder, 'cluster/data/postmaster.pid')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postgres-test-'))
  await chmod(folder, 0o755)
})

afterEach(() => rm(folder, { recursive: true }))

async function ask(url: string, ...statements: string[]): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  // One test kills the server under its connection.
  client.on('error', () => undefined)
  await client.connect()
  try {
    let answer: unknown
    for (const statement of statements) {
      const { rows } = await client.query<[unknown]>({ text: statement, rowMode: 'array' })
      answer = rows[0]?.[0]
    }
    return answer
  } finally {
    await client.end()
  }
}

/** Another process that starts a server, that of the folder by default, prints its address and then does `next`. */
function startElsewhere(next: string, options: object = { dataDir: folder }): ChildProcess {
  const script = `
    import { startPostgres } from ${JSON.stringify(new URL('./server.ts', import.meta.url).href)}
    const postgres = await startPostgres(${JSON.stringify(options)})
    process.stdout.write(postgres.url)
    ${next}`
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
}

async function readLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The process has no output.')
  return String((await once(stdout, 'data'))[0])
}

const serverPid = async () => Number.parseInt(await readFile(pidFile(), 'utf8'), 10)

describe('the local PostgreSQL', { timeout: 60_000 }, () => {
  it('has what was written after the next start', async () => {
    const first = await startPostgres({ dataDir: folder })
    await ask(first.url, 'create table kept (n int)', 'insert into kept values (7)')
    await first.stop()
    await expect(ask(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED')

    const second = await startPostgres({ dataDir: folder })
    await expect(ask(second.url, 'select n from kept')).resolves.toBe(7)
    await second.stop()
  })

  it('takes Polish and Russian letters for letters', async () => {
    const { url, stop } = await startPostgres({ ephemeral: true })
    await expect(ask(url, "select lower('ŁÓDŹ ШИНА')")).resolves.toBe('łódź шина')
    await expect(
      ask(url, 'create extension pg_trgm', "select similarity('шины', 'Шина')"),
    ).resolves.toBeGreaterThan(0.4)
    await stop()
  })

  it('lets no one in without the password, and protects the password from other users', async () => {
    const { url, stop } = await startPostgres({ dataDir: folder })
    await expect(ask(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    )
    expect((await stat(join(folder, 'cluster/password'))).mode & 0o077).toBe(0)
    await stop()
  })

  it('is found and used again when its parent was killed', async () => {
    const parent = startElsewhere("process.kill(process.pid, 'SIGKILL')")
    const killed = once(parent, 'exit')
    const url = await readLine(parent)
    await killed
    const pid = await serverPid()

    const postgres = await startPostgres({ dataDir: folder })
    expect(postgres.url).toBe(url)
    expect(await serverPid()).toBe(pid)
    await postgres.stop()
    await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })

  it('stays for another process that uses it', async () => {
    const other = startElsewhere(
      'process.stdin.once("data", () => postgres.stop()).once("end", () => process.exit())',
    )
    const url = await readLine(other)

    const postgres = await startPostgres({ dataDir: folder })
    await postgres.stop()
    await expect(ask(url, 'select 1')).resolves.toBe(1)

    other.stdin?.end('stop')
    await once(other, 'exit')
    await startPostgres({ dataDir: folder }).then(({ stop }) => stop())
  })

  it('loses nothing that was committed when it is killed itself', async () => {
    const first = await startPostgres({ dataDir: folder })
    await ask(first.url, 'create table kept (n int)', 'insert into kept values (7)')
    process.kill(await serverPid(), 'SIGKILL')

    const second = await startPostgres({ dataDir: folder })
    await expect(ask(second.url, 'select n from kept')).resolves.toBe(7)
    await second.stop()
  })

  it('does not mind a pid file that names a stranger', async () => {
    await startPostgres({ dataDir: folder }).then(({ stop }) => stop())
    const data = join(folder, 'cluster/data')
    // PostgreSQL itself sees through processes of other users, so this one is of its own.
    const { uid, gid } = await stat(data)
    const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' })
    await writeFile(pidFile(), `${stranger.pid}\n${data}\n1700000000\n5432\n\n127.0.0.1\n`)

    const { url, stop } = await startPostgres({ dataDir: folder })
    await expect(ask(url, 'select 1')).resolves.toBe(1)
    await stop()
    expect(stranger.kill()).toBe(true)
  })

  it('begins again when it was killed while it was made', async () => {
    const maker = startElsewhere('')
    while (!(await readdir(folder)).some((name) => name.startsWith('cluster.draft-'))) await sleep(5)
    await sleep(100)
    if (maker.pid !== undefined) process.kill(-maker.pid, 'SIGKILL')
    await once(maker, 'exit')
    expect(await exists(join(folder, 'cluster'))).toBe(false)

    const { url, stop } = await startPostgres({ dataDir: folder })
    await expect(ask(url, 'select 1')).resolves.toBe(1)
    expect(await readdir(folder)).toEqual(['cluster'])
    await stop()
  })

  it('moves out of a folder that its user cannot enter, and says where to', async () => {
    await chmod(folder, 0o700)
    const { url, stop } = await startPostgres({ dataDir: folder })
    await expect(ask(url, 'select 1')).resolves.toBe(1)
    await stop()

    const note = join(folder, 'moved-to.txt')
    expect(await exists(note)).toBe(isRoot)
    if (isRoot) await rm((await readFile(note, 'utf8')).trim(), { recursive: true })
  })

  it('runs beside others, and leaves nothing behind when it was for a test', async () => {
    const [one, two] = await Promise.all([
      startPostgres({ ephemeral: true }),
      startPostgres({ ephemeral: true }),
    ])
    expect(one.url).not.toBe(two.url)
    const data = String(await ask(one.url, 'show data_directory'))
    await Promise.all([one.stop(), two.stop()])
    expect(await exists(join(data, '../..'))).toBe(false)
  })

  it('ends with a test run that was killed, and leaves nothing behind', async () => {
    const killed = startElsewhere('setInterval(() => undefined, 1_000)', { ephemeral: true })
    const url = await readLine(killed)
    const data = String(await ask(url, 'show data_directory'))
    killed.kill('SIGKILL')
    await expect.poll(() => exists(join(data, '../..'))).toBe(false)
    await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })

  it('says so when the port that it was given is taken', async () => {
    const { server, port } = await listen(() => undefined, 0)
    await expect(startPostgres({ dataDir: folder, port })).rejects.toThrow(
      `could not bind IPv4 address "127.0.0.1"`,
    )
    await close(server)
  })
})

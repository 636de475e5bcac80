import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { noteMigrationsBeforeRelease } from '../../../test/before-first-release.ts'
import { createDatabase, dropDatabase, urlOfDatabase } from '../../../test/database-server.ts'
import { describeDatabase } from '../../../test/describe-database.ts'
import {
  applyMigrations,
  LAST_BEFORE_RELEASE,
  MIGRATION_LOCK,
  readAppliedMigrations,
  withMigrationsUpTo,
} from './migrate.ts'

const names: string[] = []
afterAll(() => Promise.all(names.map((name) => dropDatabase(inject('serverUrl'), name))))

async function emptyDatabase(): Promise<string> {
  const name = `bieznik_migrated_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase(inject('serverUrl'), name)
  names.push(name)
  return urlOfDatabase(inject('serverUrl'), name)
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const startRelease = (url: string) => withMigrationsUpTo(1, (folder) => applyMigrations(url, folder))

async function beforeRelease(): Promise<string> {
  const url = await emptyDatabase()
  await startRelease(url)
  await noteMigrationsBeforeRelease(url)
  return url
}

test('a database from before the first release goes on as it is, and takes what is newer', async () => {
  const url = await beforeRelease()
  const client = await connect(url)
  const before = await readAppliedMigrations(client)
  await startRelease(url)
  expect(await readAppliedMigrations(client)).toEqual(before)
  const newer = await folderWith('alter table news add column note text')
  await applyMigrations(url, newer)
  const fresh = await emptyDatabase()
  await applyMigrations(fresh, newer)
  expect(await describeDatabase(url)).toEqual(await describeDatabase(fresh))
})

test('a database that is older still is left alone, and the start says what to do', async () => {
  const url = await beforeRelease()
  const client = await connect(url)
  await client.query('delete from drizzle.__drizzle_migrations where hash = $1', [LAST_BEFORE_RELEASE])
  const before = await describeDatabase(url)
  await expect(applyMigrations(url)).rejects.toThrow('Start the last version from before it once')
  expect(await describeDatabase(url)).toEqual(before)
})

/** A folder with our migrations and one more. */
async function folderWith(statement: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bieznik-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(fileURLToPath(new URL('migrations', import.meta.url)), folder, { recursive: true })
  await writeFile(join(folder, '9999_more.sql'), statement)
  const file = join(folder, 'meta/_journal.json')
  const more = { idx: 9999, version: '7', when: Date.now(), tag: '9999_more', breakpoints: true }
  const journal = await readFile(file, 'utf8')
  await writeFile(file, journal.replace(/\s*\]\s*\}\s*$/, `,${JSON.stringify(more)}]}`))
  return folder
}

test('a table that somebody holds stops the start and not the shop, and the next start succeeds', async () => {
  const url = await emptyDatabase()
  await applyMigrations(url)
  const folder = await folderWith('alter table news add column note text')
  const client = await connect(url)
  await client.query('begin')
  await client.query('select from news')
  const startedAt = performance.now()
  await expect(applyMigrations(url, folder)).rejects.toMatchObject({ cause: { code: '55P03' } })
  expect(performance.now() - startedAt).toBeLessThan(8_000)
  await client.query('commit')
  await applyMigrations(url, folder)
  await client.query('select note from news')
})

test('an instance that waits for the migrations of another says so, and does not wait for ever', async () => {
  const url = await emptyDatabase()
  const other = await connect(url)
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  let waits = 0
  const onWait = () => void (waits += 1)
  await expect(applyMigrations(url, undefined, { onWait, waitMs: 200 })).rejects.toThrow(
    'Another instance has been applying migrations for 0.2 s.',
  )
  expect(waits).toBe(1)
  const second = applyMigrations(url, undefined, { onWait })
  await vi.waitFor(() => expect(waits).toBe(2))
  await other.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  await second
  await applyMigrations(url, undefined, { onWait })
  expect(waits).toBe(2)
})

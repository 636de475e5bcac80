import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { applyMigrationsBeforeRelease } from '../../../test/before-first-release.ts'
import { createDatabase, dropDatabase, urlOfDatabase } from '../../../test/database-server.ts'
import { copyDatabase } from '../../../test/shop.ts'
import { applyMigrations, listMigrations, withMigrationsUpTo } from '../migrate.ts'
import { inOrderOfReference } from './contents.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const folder = await mkdtemp(join(tmpdir(), 'backup-'))
afterAll(() => rm(folder, { recursive: true }))
const newFile = () => join(folder, `${crypto.randomUUID()}.backup`)

async function emptyDatabase(): Promise<string> {
  const name = `bieznik_restored_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase(inject('serverUrl'), name)
  onTestFinished(() => dropDatabase(inject('serverUrl'), name))
  return urlOfDatabase(inject('serverUrl'), name)
}

async function ask<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** Every row of every table as PostgreSQL itself writes it, and where each sequence is. */
async function everything(url: string): Promise<Record<string, unknown>> {
  const names = await ask<{ name: string; kind: string }>(
    url,
    `select oid::regclass::text as name, relkind as kind from pg_class
     where relkind in ('r', 'S') and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)`,
  )
  const entries = names.map(async ({ name, kind }) => {
    const sql =
      kind === 'r'
        ? `select each::text from ${name} as each order by 1`
        : `select last_value, is_called from ${name}`
    return [name, await ask(url, sql)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** What a careless copy would lose: digits, time zones, line ends of all kinds, nothing as opposed to empty. */
async function addOddRows(url: string): Promise<void> {
  const title = 'Ł\u2028"\\ \r\n\t{}[], 🛞 null'
  await ask(
    url,
    `insert into products (product_type, title, price, quantity_in_stock, created_at, updated_at)
     values ('Tire', $1, 2147483647, 0, '2026-03-29 02:30:00.123456+02', '0044-03-15 12:00:00+00 BC')`,
    [title],
  )
  await ask(
    url,
    `insert into stock_ledger (id, product_id, change, reason) overriding system value
     select 9007199254740993, max(id), 0, 'initial' from products`,
  )
  await ask(url, `insert into news (title, description, url) values ('', $1, null)`, [title])
  await ask(url, `insert into exchange_rates values ('2026-12-31', 3.1000)`)
}

test('a backup comes back as it was, in every digit, and the shop goes on from there', async () => {
  const source = await copyDatabase()
  await addOddRows(source)
  const file = newFile()
  await takeBackup(source, file)
  const target = await emptyDatabase()
  await restoreBackup(target, file)
  expect(await everything(target)).toEqual(await everything(source))
  const [added] = await ask<{ id: number }>(
    target,
    `insert into products (product_type, title, price, quantity_in_stock) values ('Wheel', 'Zupełnie nowa', 1, 1) returning id`,
  )
  expect(added?.id).toBeGreaterThan(1)
  expect(await ask(target, `select from products where search_text = ' zupelnie nowa '`)).toHaveLength(1)
})

test('a backup of an older version is brought up to date', async () => {
  const source = await emptyDatabase()
  await withMigrationsUpTo(1, (migrations) => applyMigrations(source, migrations))
  await ask(source, `insert into news (title, description) values ('a', 'b')`)
  const file = newFile()
  await takeBackup(source, file)
  const target = await emptyDatabase()
  await restoreBackup(target, file)
  expect(await ask(target, 'select title from news')).toEqual([{ title: 'a' }])
  const applied = await ask<{ hash: string }>(
    target,
    'select hash from drizzle.__drizzle_migrations order by id',
  )
  expect(applied.map(({ hash }) => hash)).toEqual(listMigrations())
})

/** A backup as the last version before the first release wrote it, or the one with that many migrations less. */
async function backupFromBeforeRelease(migrationsLess = 0): Promise<string> {
  const source = await emptyDatabase()
  await applyMigrationsBeforeRelease(source)
  await ask(source, `insert into news (title, description) values ('a', 'b')`)
  const file = newFile()
  await takeBackup(source, file)
  const applied = await ask<{ hash: string }>(
    source,
    'select hash from drizzle.__drizzle_migrations order by id',
  )
  const migrations = applied.map(({ hash }) => hash).slice(0, applied.length - migrationsLess)
  const [contents = '', ...rows] = text(await readFile(file)).split('\n')
  const older = contents.replace(/"migrations":\[[^\]]*\]/, `"migrations":${JSON.stringify(migrations)}`)
  await writeFile(file, gzipSync([older, ...rows].join('\n')))
  return file
}

test('a backup from before the first release comes back', async () => {
  const target = await emptyDatabase()
  await restoreBackup(target, await backupFromBeforeRelease())
  expect(await ask(target, 'select title from news')).toEqual([{ title: 'a' }])
})

test('a backup from long before it is refused, and whoever has it hears what to do', async () => {
  const target = await emptyDatabase()
  await expect(restoreBackup(target, await backupFromBeforeRelease(1))).rejects.toThrow(
    'Restore it with that version',
  )
})

test('nobody else reads the file, and nothing is written over', async () => {
  const source = await copyDatabase()
  const file = newFile()
  await takeBackup(source, file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await expect(takeBackup(source, file)).rejects.toThrow('is there already')
  expect((await readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([])
})

test('a database in use is left alone', async () => {
  const source = await copyDatabase()
  const file = newFile()
  await takeBackup(source, file)
  const before = await everything(source)
  await expect(restoreBackup(source, file)).rejects.toThrow('is in use')
  expect(await everything(source)).toEqual(before)
})

test('a database of somebody else’s is neither saved nor filled', async () => {
  const other = await emptyDatabase()
  await ask(other, 'create table theirs (id int)')
  await expect(takeBackup(other, newFile())).rejects.toThrow('holds no shop')
  const file = newFile()
  await takeBackup(await copyDatabase(), file)
  await expect(restoreBackup(other, file)).rejects.toThrow('is in use')
})

const damages: [string, (backup: Buffer) => Buffer, string][] = [
  ['cut short', (backup) => backup.subarray(0, -20), 'not to its end'],
  [
    'with changed bytes',
    (backup) => Buffer.concat([backup.subarray(0, -30), Buffer.alloc(30)]),
    'not to its end',
  ],
  ['without its last row', (backup) => gzipSync(text(backup).replace(/[^\n]*\n$/, '')), 'ends too early'],
  ['with a row too many', (backup) => gzipSync(`${text(backup)}{}\n`), 'more than it says'],
  ['of nothing', () => gzipSync(''), 'no backup'],
  ['of something else', () => Buffer.from('PGDMP'), 'cannot be read'],
  [
    'of a later version',
    (backup) => gzipSync(text(backup).replace(/"[0-9a-f]{64}"/, '"later"')),
    'another version',
  ],
]
const text = (backup: Buffer): string => gunzipSync(backup).toString()

test.each(damages)('a backup %s is refused, and the next one fits', async (_what, damage, reason) => {
  const source = await copyDatabase()
  const good = newFile()
  await takeBackup(source, good)
  const bad = newFile()
  await writeFile(bad, damage(await readFile(good)))
  const target = await emptyDatabase()
  await expect(restoreBackup(target, bad)).rejects.toThrow(reason)
  await restoreBackup(target, good)
  expect(await everything(target)).toEqual(await everything(source))
})

test('no table comes before one that it refers to', () => {
  const tables = fc.array(fc.array(fc.nat()), { maxLength: 12 }).map((needs) =>
    needs.map((numbers, index) => ({
      name: `t${index}`,
      // Only to earlier ones or to itself: no circle.
      needs: numbers.map((number) => `t${number % (index + 1)}`),
    })),
  )
  fc.assert(
    fc.property(tables, fc.infiniteStream(fc.nat()), (made, order) => {
      const shuffled = made.toSorted(() => ((order.next().value ?? 0) % 2 ? 1 : -1))
      const names = inOrderOfReference(shuffled).map(({ name }) => name)
      expect(names.toSorted()).toEqual(made.map(({ name }) => name).toSorted())
      for (const { name, needs } of made)
        for (const need of needs) expect(names.indexOf(need)).toBeLessThanOrEqual(names.indexOf(name))
    }),
  )
  const circle = [
    { name: 'a', needs: ['b'] },
    { name: 'b', needs: ['a'] },
  ]
  expect(() => inOrderOfReference(circle)).toThrow('refer to each other')
})

import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { noteMigrationsBeforeRelease } from '../../../../test/before-first-release.ts'
import { createDatabase, dropDatabase, urlOfDatabase } from '../../../../test/database-server.ts'
import { copyDatabase } from '../../../../test/shop.ts'
import { applyMigrations, listMigrations, withMigrationsUpTo } from '../migrate.ts'
import { inOrderOfReference } from './contents.ts'
import { readLastNumbers } from './last-numbers.ts'
import { GAP, INVOICE_GAP, NOTHING_KNOWN } from './leave-gap.ts'
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

const OURS = `relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)`

/** Every row of every table as PostgreSQL itself writes it, but for the last numbers of invoices. */
async function everything(url: string): Promise<Record<string, unknown>> {
  const names = await ask<{ name: string }>(
    url,
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relname <> 'invoice_series' and ${OURS}`,
  )
  const entries = names.map(
    async ({ name }) => [name, await ask(url, `select each::text from ${name} as each order by 1`)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

/** The number that each sequence of the shop gives next. */
async function nextNumbers(url: string): Promise<Map<string, number>> {
  const rows = await ask<{ name: string; next: string }>(
    url,
    `select relname as name, nextval(oid::regclass) as next from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map(({ name, next }) => [name, Number(next)]))
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

test('what was given out after the backup is given to nobody else, and the report names the gaps', async () => {
  const source = await copyDatabase()
  const year = dayInWarsaw(new Date()).slice(0, 4)
  await ask(source, `insert into invoice_series values ('FV/2020', 9, '2020-12-31'), ($1, 7, '2020-12-31')`, [
    `FV/${year}`,
  ])
  const file = newFile()
  await takeBackup(source, file)
  const lost = await nextNumbers(source)
  const target = await emptyDatabase()
  const { gaps } = await restoreBackup(target, file)
  const next = await nextNumbers(target)
  expect([...next.keys()].toSorted()).toEqual([...lost.keys()].toSorted())
  for (const [name, number] of lost) expect(next.get(name), name).toBe(number + GAP)
  const orders = lost.get('orders_id_seq') ?? 0
  expect(gaps).toContainEqual({
    of: 'orders',
    lastInBackup: orders === 1 ? null : String(orders - 1),
    next: String(orders + GAP),
  })
  expect(gaps.slice(-2)).toEqual([
    { of: `FV/${year}`, lastInBackup: `FV/${year}/0007`, next: `FV/${year}/${INVOICE_GAP + 8}` },
    { of: `FK/${year}`, lastInBackup: null, next: `FK/${year}/${INVOICE_GAP + 1}` },
  ])
  expect(await ask(target, 'select name, last_number from invoice_series order by name collate "C"')).toEqual(
    [
      { name: `FK/${year}`, last_number: INVOICE_GAP },
      { name: 'FV/2020', last_number: 9 },
      { name: `FV/${year}`, last_number: INVOICE_GAP + 7 },
    ],
  )
})

test('a series of invoices whose last number is known goes on behind it, and orders behind the last one', async () => {
  const file = newFile()
  await takeBackup(await copyDatabase(), file)
  const target = await emptyDatabase()
  const year = dayInWarsaw(new Date()).slice(0, 4)
  const operator = readLastNumbers('777', [`FV/${year}/0012`, 'FV/2025/0003'])
  const { gaps } = await restoreBackup(target, file, { ...NOTHING_KNOWN, operator })
  expect(gaps).toContainEqual(expect.objectContaining({ of: 'orders', next: String(778 + GAP) }))
  expect(gaps).toContainEqual(expect.objectContaining({ of: `FV/${year}`, next: `FV/${year}/0013` }))
  expect(gaps).toContainEqual(expect.objectContaining({ of: 'FV/2025', next: 'FV/2025/0004' }))
  expect(gaps).toContainEqual(expect.objectContaining({ of: `FK/${year}`, next: `FK/${year}/1001` }))
  expect((await nextNumbers(target)).get('orders_id_seq')).toBe(778 + GAP)
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
  await withMigrationsUpTo(1, (migrations) => applyMigrations(source, migrations))
  await noteMigrationsBeforeRelease(source)
  await ask(source, `insert into news (title, description) values ('a', 'b')`)
  const file = newFile()
  await takeBackup(source, file)
  const applied = await ask<{ hash: string }>(
    source,
    'select hash from drizzle.__drizzle_migrations order by created_at',
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

test('a backup from long before it is refused with what to do', async () => {
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

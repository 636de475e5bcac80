import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { tireWith } from '../../test/catalogue.ts'
import { createDatabase, dropDatabase, urlOfDatabase } from '../../test/database-server.ts'
import { listProductsByTitle } from '../products/search.queries.ts'
import { connectDatabase } from './client.ts'
import { applyMigrations, withMigrationsUpTo } from './migrate.ts'
import { insertCatalogue } from './seed.ts'

const names: string[] = []
afterAll(() => Promise.all(names.map((name) => dropDatabase(inject('serverUrl'), name))))

async function emptyDatabase(): Promise<string> {
  const name = `bieznik_migrated_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase(inject('serverUrl'), name)
  names.push(name)
  return urlOfDatabase(inject('serverUrl'), name)
}

test('a table that somebody holds stops the start and not the shop, and the next start succeeds', async () => {
  const url = await emptyDatabase()
  await withMigrationsUpTo(7, (folder) => applyMigrations(url, folder))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select from news')
    const startedAt = performance.now()
    await expect(applyMigrations(url)).rejects.toMatchObject({ cause: { code: '55P03' } })
    expect(performance.now() - startedAt).toBeLessThan(8_000)
    await client.query('commit')
    await applyMigrations(url)
    await client.query('select published_at from news')
  } finally {
    await client.end()
  }
})

test('titles that were there before they and their words with digits were noted are found by these', async () => {
  const url = await emptyDatabase()
  await withMigrationsUpTo(14, (folder) => applyMigrations(url, folder))
  const { db, pool } = connectDatabase({ url, poolSize: 1, onIdleError: () => undefined })
  onTestFinished(() => pool.end())
  await db.transaction((tx) => insertCatalogue(tx, [tireWith({ title: 'Szuter 195/80 R15 96T' })]))
  await applyMigrations(url)
  for (const text of ['1958015', 'szuter 195', 'szuter 96t', 'opona r15'])
    expect(await listProductsByTitle(db, text, { limit: 1, offset: 0 }), text).toMatchObject({ total: 1 })
})

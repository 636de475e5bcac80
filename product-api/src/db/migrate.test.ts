import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase, dropDatabase, urlOfDatabase } from '../../test/database-server.ts'
import { applyMigrations, withMigrationsUpTo } from './migrate.ts'

const name = `bieznik_migrated_${crypto.randomUUID().replaceAll('-', '')}`
const url = urlOfDatabase(inject('serverUrl'), name)
await createDatabase(inject('serverUrl'), name)
afterAll(() => dropDatabase(inject('serverUrl'), name))

test('a table that somebody holds stops the start and not the shop, and the next start succeeds', async () => {
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

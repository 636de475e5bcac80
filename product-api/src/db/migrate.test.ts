import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase, dropDatabase, urlOfDatabase } from '../../test/database-server.ts'
import { listTires } from '../tires/tires.queries.ts'
import { connectDatabase, type Queryable } from './client.ts'
import { applyMigrations, withMigrationsUpTo } from './migrate.ts'

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

test('a tire that was sold out before lists began with what is in stock stands behind', async () => {
  const url = await emptyDatabase()
  await withMigrationsUpTo(17, (folder) => applyMigrations(url, folder))
  const { db, pool } = connectDatabase({ url, poolSize: 1, onIdleError: () => undefined })
  onTestFinished(() => pool.end())
  await addTire(db, { title: 'Trasa 195/80 R15 96T', quantityInStock: 0 })
  await addTire(db, { title: 'Szuter 195/80 R15 96T', quantityInStock: 4 })
  await applyMigrations(url)
  const { rows } = await listTires(db, {}, { limit: 2, offset: 0 })
  expect(rows.map(({ quantityInStock }) => quantityInStock)).toEqual([4, 0])
})

/** As it was written when no more columns were there. */
async function addTire(
  db: Queryable,
  { title, quantityInStock }: { title: string; quantityInStock: number },
) {
  await db.execute(
    sql`insert into products (product_type, title, price, quantity_in_stock) values ('Tire', ${title}, 10000, ${quantityInStock})`,
  )
  await db.execute(sql`
    insert into tires (product_id, manufacturer, type_of_tire, ic_vc, width, profile, diameter, season, protector, urls, inf)
    select id, 'Nadbieg', '4X4', '96T', 195, 80, 15, 'allseason', 'Szuter AT', '{}', '' from products where title = ${title}`)
}

import { sql, type SQL } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { copyDatabase } from '../../test/shop.ts'
import { connectDatabase } from './client.ts'

const url = await copyDatabase()

function connect(prepares: boolean) {
  const { db, pool } = connectDatabase({ url, poolSize: 1, prepares, onIdleError: () => undefined })
  afterAll(() => pool.end())
  return async (pattern: string) => {
    const { rows } = await db.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement ~ ${pattern}`,
    )
    return { db, prepared: rows.map(({ statement }) => statement) }
  }
}

test('what comes for the fifth time is prepared, and what comes once is not', async () => {
  const ask = connect(true)
  const { db } = await ask('nothing')
  for (let time = 1; time <= 6; time += 1) {
    const { rows } = await db.execute(sql`select ${time}::int * 2 as often`)
    expect(rows).toEqual([{ often: time * 2 }])
  }
  await db.execute(sql`select 1 as once`)
  expect((await ask('as often')).prepared).toEqual(['select $1::int * 2 as often'])
  expect((await ask('as once')).prepared).toEqual([])
})

test('a statement that is planned by its pattern is not prepared', async () => {
  const ask = connect(true)
  const { db } = await ask('nothing')
  for (let time = 0; time < 10; time += 1) await db.execute(sql`select 'abc' like ${`${time}%`} as alike`)
  expect((await ask('as alike')).prepared).toEqual([])
})

test('a statement that hides its patterns from the planner is prepared', async () => {
  const ask = connect(true)
  const { db } = await ask('nothing')
  for (let time = 0; time < 10; time += 1)
    await db.execute(
      sql`select 'abc' like all((select ${sql.param([`${time}%`])}::text[])::text[]) as hidden`,
    )
  expect((await ask('as hidden')).prepared).toHaveLength(1)
})

test('a caller who varies a request neither uses the names up nor fills the connection', async () => {
  const ask = connect(true)
  const { db } = await ask('nothing')
  const askFiveTimes = async (query: () => SQL) => {
    for (let time = 0; time < 5; time += 1) await db.execute(query())
  }
  await askFiveTimes(() => sql`select 1 as own`)
  for (let size = 1; size <= 450; size += 1)
    await askFiveTimes(() => sql`select 1 limit ${sql.raw(String(size))}`)
  await askFiveTimes(() => sql`select 1 as own`)
  await askFiveTimes(() => sql`select 2 as afterwards`)
  expect((await ask('as (own|afterwards)')).prepared).toHaveLength(2)
  expect((await ask('.')).prepared.length).toBeLessThanOrEqual(200)
})

test('switched off, nothing is prepared', async () => {
  const ask = connect(false)
  const { db } = await ask('nothing')
  for (let time = 0; time < 10; time += 1) await db.execute(sql`select ${time}::int as often`)
  expect((await ask('often')).prepared).toEqual([])
})

import { pageOf } from '@bieznik/contract/endpoint'
import { searchMissSchema } from '@bieznik/contract/catalogue/search'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { buildTestShop } from '../../../test/shop.ts'
import { searchMisses } from '../../platform/db/schema/search-index.ts'
import { createMissCounter, startWritingMisses } from './search-misses.ts'

const misses = createMissCounter()
const shop = await buildTestShop({ searchMisses: misses })
const { db } = shop
const search = (text: string) => shop.anyone.get(`/api/search?text=${encodeURIComponent(text)}`)

async function missed() {
  await misses.flush(db)
  return pageOf(searchMissSchema)
    .parse((await shop.asStaff().get('/api/search/misses')).body)
    .rows.map(({ text, times }) => [text, times])
}

test('what was searched for in vain is counted, with the words that nothing has, and listed for staff', async () => {
  await search('Żyrafa')
  expect(await missed()).toEqual([['zyrafa', 1]])
  await search('żyrafa')
  await search('żyrafa')
  await search('opony transit')
  expect(await missed()).toEqual([
    ['zyrafa', 3],
    ['transit', 1],
  ])
  await search('szuter')
  await shop.anyone.get('/api/search/suggestions?text=zyr')
  expect(await missed()).toHaveLength(2)
})

test('what cannot be written is written the next time', async () => {
  await db.delete(searchMisses)
  await search('żyrafa')
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`)
      await misses.flush(tx)
    }),
  ).rejects.toThrow('Failed query')
  expect(await missed()).toEqual([['zyrafa', 1]])
})

test('a job writes the counts when it is stopped', async () => {
  await db.delete(searchMisses)
  await search('żyrafa')
  await startWritingMisses(db, misses, pino({ level: 'silent' })).stop()
  expect(await db.$count(searchMisses)).toBe(1)
})

test.each(['jan@example.com', '+48 600 100 200', '600.100.200', '(22) 600 10 20', 'x'.repeat(61), ''])(
  '%j is not counted',
  async (text) => {
    await db.delete(searchMisses)
    await search(text)
    await search('osiolek')
    expect(await missed()).toEqual([['osiolek', 1]])
  },
)

test('no more than two thousand texts are stored, the latest, and none for more than half a year', async () => {
  await db.delete(searchMisses)
  await db.execute(sql`insert into search_misses (text, last_at)
    select 'nr' || number, now() - make_interval(secs => number) from generate_series(1, 2000) as number`)
  misses.add(['nowe'])
  await misses.flush(db)
  expect(await db.$count(searchMisses)).toBe(2_000)
  expect(await db.$count(searchMisses, sql`text in ('nowe', 'nr1')`)).toBe(2)
  expect(await db.$count(searchMisses, sql`text = 'nr2000'`)).toBe(0)
  await db.execute(sql`update search_misses set last_at = now() - interval '181 days' where text <> 'nr7'`)
  await misses.flush(db)
  expect(await db.$count(searchMisses)).toBe(1)
})

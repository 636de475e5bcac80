import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { importFile, tireList } from '../../../test/import-file.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { products } from '../../platform/db/schema/catalogue.ts'

const LINES = 2_000
/** PostgreSQL counts what a connection did a second or more after it is done. */
const COUNTED_WITHIN_MS = 15_000

const { db } = await buildTestShop()

async function primaryKeyLookups(): Promise<number> {
  const { rows } = await db.execute(
    sql`select idx_scan::int as lookups from pg_stat_user_indexes where indexrelname = 'products_pkey'`,
  )
  const [row] = z.array(z.object({ lookups: z.int() })).parse(rows)
  return row?.lookups ?? 0
}

test('an import that is canceled while it is written leaves nothing', async () => {
  const before = await db.$count(products)
  const controller = new AbortController()
  const work = importFile(db, tireList(LINES, 200), {
    say: (share) => share > 0.7 && controller.abort(),
    signal: controller.signal,
  })
  await expect(work).rejects.toMatchObject({ name: 'AbortError' })
  expect(await db.$count(products)).toBe(before)
})

test('foreign keys are checked by index though the catalogue was small when the import began', async () => {
  await db.execute(sql`vacuum analyze`)
  const before = await primaryKeyLookups()
  const { counts } = await importFile(db, tireList(LINES, 200))
  expect(counts).toMatchObject({ created: LINES, refused: 0 })
  const lookups = async () => (await primaryKeyLookups()) - before
  await expect.poll(lookups, { timeout: COUNTED_WITHIN_MS }).toBeGreaterThan(LINES)
})

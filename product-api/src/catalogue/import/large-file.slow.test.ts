import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importFile, tireList } from '../../../test/import-file.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { stockKeeper } from '../products/stock-keeper.ts'
import { undoImport } from './undo-import.ts'

const LINES = 100_000
const MAX_GROWTH_MB = 400
const TIMEOUT_MS = 1_200_000

const { db } = await buildTestShop()
const deps = { db, stock: stockKeeper }

let before = 0
let most = 0
let sampling: NodeJS.Timeout

beforeEach(async () => {
  // As a shop is with few products in it, when its first large list comes.
  await db.execute(sql`vacuum analyze`)
  before = process.memoryUsage().rss
  most = before
  sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
})

afterEach(() => clearInterval(sampling))

test(
  '100,000 lines are created, changed and undone in bounded memory, with progress',
  { timeout: TIMEOUT_MS },
  async () => {
    const shares: number[] = []
    const created = await importFile(db, tireList(LINES, 200), { say: (share) => shares.push(share) })
    expect(created.counts).toMatchObject({ created: LINES, refused: 0 })
    expect(shares.length).toBeGreaterThan(200)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)

    const changed = await importFile(db, tireList(LINES, 300))
    expect(changed.counts).toMatchObject({ created: 0, changed: LINES })
    expect(await undoImport(deps, changed.importId, 'anna')).toMatchObject({ restored: LINES, kept: [] })
    expect(await undoImport(deps, created.importId, 'anna')).toMatchObject({ deleted: LINES, archived: 0 })
    expect((most - before) / 1024 / 1024).toBeLessThan(MAX_GROWTH_MB)
  },
)

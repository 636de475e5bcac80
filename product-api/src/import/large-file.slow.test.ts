import type { ImportEvent, ImportOptions } from '@bieznik/contract/product-import'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildTestShop } from '../../test/shop.ts'
import { products } from '../db/schema/catalogue.ts'
import { stockKeeper } from '../products/stock-keeper.ts'
import { applyImport } from './apply-import.ts'
import { dryRun } from './import-run.ts'
import { openFile } from './open-file.ts'
import type { PlanOptions } from './plan.ts'
import { undoImport } from './undo-import.ts'

const LINES = 100_000
const MAX_GROWTH_MB = 400
const TIMEOUT_MS = 1_200_000

const { db } = await buildTestShop()
const deps = { db, stock: stockKeeper }
const how: ImportOptions = { productType: 'Tire' }
const options: PlanOptions = {
  ...how,
  pictureHosts: new Set(),
  requiresSafetyData: false,
  rates: new Map(),
}

let before = 0
let most = 0
let sampling: NodeJS.Timeout

beforeEach(() => {
  before = process.memoryUsage().rss
  most = before
  sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
})

afterEach(() => clearInterval(sampling))

function priceList(price: number): Buffer {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const width = 155 + 5 * (index % 20)
    return `Opona próbna nr ${index};Próba;${width}/65 R15 91T;osobowa;letnia;${price + (index % 100)},50;${index % 30};Wzór ${index % 50}`
  })
  return Buffer.from(['Nazwa;Producent;Rozmiar;Typ;Sezon;Cena;Stan;Bieżnik', ...lines].join('\r\n'))
}

/** Goes through a dry run as a connection does that sends each line on. */
async function fingerprintOf(file: Buffer): Promise<string> {
  let last: ImportEvent | undefined
  for await (const event of dryRun(db, await openFile(db, file, how), options)) last = event
  if (last?.event !== 'done') throw new Error(`the dry run ended with ${JSON.stringify(last)}`)
  return last.fingerprint
}

async function apply(file: Buffer, say: (share: number) => void, signal?: AbortSignal) {
  const fingerprint = await fingerprintOf(file)
  return applyImport(
    deps,
    await openFile(db, file, how),
    { ...options, fingerprint, fileName: 'cennik.csv' },
    {
      who: 'anna',
      say: (event) => event.event === 'progress' && say(event.share),
      ...(signal && { signal }),
    },
  )
}

test(
  '100,000 lines are created, changed and undone in bounded memory, with progress',
  { timeout: TIMEOUT_MS },
  async () => {
    const shares: number[] = []
    const created = await apply(priceList(200), (share) => shares.push(share))
    expect(created.counts).toMatchObject({ created: LINES, refused: 0 })
    expect(shares.length).toBeGreaterThan(200)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)

    const changed = await apply(priceList(300), () => undefined)
    expect(changed.counts).toMatchObject({ created: 0, changed: LINES })
    expect(await undoImport(deps, changed.importId, 'anna')).toMatchObject({ restored: LINES, kept: [] })
    expect(await undoImport(deps, created.importId, 'anna')).toMatchObject({ deleted: LINES, archived: 0 })
    expect((most - before) / 1024 / 1024).toBeLessThan(MAX_GROWTH_MB)
  },
)

test('an import that is canceled while it is written leaves nothing', { timeout: TIMEOUT_MS }, async () => {
  const there = await db.$count(products)
  const canceled = new AbortController()
  const work = apply(priceList(200), (share) => share > 0.7 && canceled.abort(), canceled.signal)
  await expect(work).rejects.toMatchObject({ name: 'AbortError' })
  expect(await db.$count(products)).toBe(there)
})

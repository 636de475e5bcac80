import { stringify } from 'csv-stringify/sync'
import type { ManagedProduct } from '@bieznik/contract/product'
import type { ImportEvent } from '@bieznik/contract/product-import'
import { asc } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ids } from '../../test/catalogue.ts'
import { buildTestShop } from '../../test/shop.ts'
import { products } from '../db/schema/catalogue.ts'
import { supplierProducts } from '../db/schema/suppliers.ts'
import { listProductsByIds } from '../products/products.queries.ts'
import { stockKeeper } from '../products/stock-keeper.ts'
import { insertSupplier } from '../suppliers/suppliers.queries.ts'
import { applyImport } from './apply-import.ts'
import { dryRun } from './import-run.ts'
import { openFile } from './open-file.ts'
import type { PlanOptions } from './plan.ts'
import { changesBetween, importedOf, valuesOf } from './product-fields.ts'

const { db } = await buildTestShop()
const { id: supplierId } = await db.transaction((tx) => insertSupplier(tx, 'Hurtownia', 'anna'))
const options: PlanOptions = {
  productType: 'Tire',
  supplierId,
  pictureHosts: new Set(),
  requiresSafetyData: false,
  rates: new Map(),
}

/** What the supplier calls our products. */
async function codes(): Promise<Map<string, number>> {
  const rows = await db.select().from(supplierProducts)
  return new Map(rows.map(({ code, productId }) => [code, productId]))
}

type Catalogue = { products: Map<number, ManagedProduct>; codes: Map<string, number> }

async function catalogue(): Promise<Catalogue> {
  const rows = await db.select({ id: products.id }).from(products).orderBy(asc(products.id))
  const all = await listProductsByIds(
    db,
    rows.map(({ id }) => id),
  )
  return { products: new Map(all.map((product) => [product.id, product])), codes: await codes() }
}

/** What a file does by its table, as a table of what was done says it. */
function tableOf(events: ImportEvent[]): unknown[] {
  return events.flatMap((each) =>
    each.event === 'line' && each.outcome !== 'refused'
      ? [{ id: each.productId, title: each.title, changes: each.changes }]
      : [],
  )
}

/** What is different in the catalogue. */
function differences(before: Catalogue, after: Catalogue): unknown[] {
  const newCodes = [...after.codes].filter(([code]) => !before.codes.has(code))
  return [...after.products.values()].flatMap((now) => {
    const was = before.products.get(now.id)
    const codesOf = newCodes.flatMap(([to, id]) =>
      id === now.id ? [{ field: 'supplierCode', from: '', to }] : [],
    )
    const changes = [...(was ? changesBetween(was, importedOf(now)) : valuesOf(importedOf(now))), ...codesOf]
    if (was && changes.length === 0) return []
    return [{ id: was ? now.id : null, title: was ? was.title : now.title, changes }]
  })
}

const bySaying = (one: unknown, other: unknown) => JSON.stringify(one).localeCompare(JSON.stringify(other))

const header = [
  'ID Bieżnik',
  'Kod',
  'Rodzaj',
  'Nazwa',
  'Producent',
  'Rozmiar',
  'Typ',
  'Sezon',
  'Cena',
  'Stan',
  'W archiwum',
]
/** Mostly what can be read, so that most lines do something. */
const usually = (good: string[], bad: string[]) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...bad) },
  )

const line = fc.tuple(
  usually(['', '', '', '', `${ids.tire}`, `${ids.scarceTire}`], [`${ids.wheel}`, `${ids.nothing}`]),
  fc.constantFrom('', '', 'a', 'b', 'c'),
  usually(['', 'opona'], ['felga']),
  usually(
    ['Ala', 'ala ', 'Ola  nowa', 'Ola nowa', 'Ula', 'Ela', 'Nadbieg Wykrot XT 31x10.50 R15'],
    ['', 'z\nz'],
  ),
  usually(['Testowa', 'Nadbieg'], ['']),
  usually(['195/65 R15 91T', '205/55R16 91H'], ['', '196/1']),
  usually(['osobowa', '4x4'], ['']),
  usually(['zima', 'lato'], ['', 'wiosna']),
  usually(['100', '100,50 zł', '1 200'], ['1.200', '0', '-1', '', '5 €']),
  usually(['4', '>20', 'brak', ''], ['x']),
  usually(['', 'PRAWDA', 'ЛОЖЬ', 'nie'], ['x']),
)

test('whatever a file says, its table is what is applied', { timeout: 120_000 }, async () => {
  let round = 0
  const lines = fc.array(fc.oneof(line, fc.constant('')), { minLength: 1, maxLength: 40 })
  const size = fc.integer({ min: 1, max: 12 })
  await fc.assert(
    fc.asyncProperty(lines, size, size, async (written, checkedAtOnce, appliedAtOnce) => {
      round += 1
      const texts = written.map((each) =>
        typeof each === 'string'
          ? '"otwarty\n'
          : stringify(
              [
                each.map((cell) =>
                  cell.replace(/^[AOUE]la/, `$& ${round % 5}`).replace(/^[abc]$/, `$& ${round % 7}`),
                ),
              ],
              {
                delimiter: ';',
              },
            ),
      )
      const list = await openFile(db, Buffer.from(`${header.join(';')}\n${texts.join('')}`), options)
      const events: ImportEvent[] = []
      for await (const event of dryRun(db, list, options, checkedAtOnce)) events.push(event)
      const last = events.at(-1)
      if (last?.event !== 'done') throw new Error(`the dry run ended with ${JSON.stringify(last)}`)
      const before = await catalogue()
      const { fingerprint, counts } = last
      const applied = await applyImport(
        { db, stock: stockKeeper },
        list,
        { ...options, fingerprint, fileName: 'cennik.csv' },
        { who: 'anna', say: () => undefined, batchSize: appliedAtOnce },
      )
      expect(applied.counts).toEqual(counts)
      const done = differences(before, await catalogue())
      expect(done.toSorted(bySaying)).toEqual(tableOf(events).toSorted(bySaying))
    }),
    { numRuns: 60 },
  )
})

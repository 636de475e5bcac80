import { plnFromGrosze, type Grosze } from '@bieznik/contract/money/money'
import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import type { ImportEvent } from '@bieznik/contract/catalogue/product-import'
import { asc } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnList, drawnOptions } from '../../../test/drawn-lists.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { supplierProducts } from '../../platform/db/schema/suppliers.ts'
import { insertManufacturer } from '../manufacturers/manufacturers.queries.ts'
import { listPurchasePrices } from '../../money/reports/purchase-price.ts'
import { listProductsByIds } from '../products/products.queries.ts'
import { stockKeeper } from '../products/stock-keeper.ts'
import { insertSupplier } from '../suppliers/suppliers.queries.ts'
import { applyImport } from './apply-import.ts'
import { dryRun } from './import-run.ts'
import { openFile } from './open-file.ts'
import type { PlanOptions } from './plan.ts'
import { changesBetween, importedOf, valuesOf } from './product-fields.ts'

const { db } = await buildTestShop()
const felgart = {
  name: 'Felgart',
  mark: '',
  address: 'ul. Odlewnicza 3, 43-300 Bielsko-Biała',
  contact: 'biuro@felgart.example',
  country: 'PL',
  responsibleName: '',
  responsibleAddress: '',
  responsibleContact: '',
}
const { id: supplierId } = await db.transaction((tx) => insertSupplier(tx, 'Hurtownia', 'anna'))
await db.transaction((tx) => insertManufacturer(tx, felgart, 'anna'))
const always: PlanOptions = {
  productType: 'Tire',
  supplierId,
  pictureHosts: new Set(),
  requiresSafetyData: false,
  rates: new Map([['EUR', { currency: 'EUR', pln: 4.25, date: '2026-11-27' }]]),
}

/** What the supplier calls our products. */
async function codes(): Promise<Map<string, number>> {
  const rows = await db.select().from(supplierProducts)
  return new Map(rows.map(({ code, productId }) => [code, productId]))
}

type Catalogue = {
  products: Map<number, ManagedProduct>
  codes: Map<string, number>
  costs: ReadonlyMap<number, Grosze>
}

async function catalogue(): Promise<Catalogue> {
  const rows = await db.select({ id: products.id }).from(products).orderBy(asc(products.id))
  const all = rows.map(({ id }) => id)
  const found = await listProductsByIds(db, all)
  return {
    products: new Map(found.map((product) => [product.id, product])),
    codes: await codes(),
    costs: await listPurchasePrices(db, all),
  }
}

/** What a file does by its table, as a table of what was done says it. */
function tableOf(events: ImportEvent[]): unknown[] {
  return events.flatMap((each) =>
    each.event === 'line' && each.outcome !== 'refused'
      ? [{ id: each.productId, title: each.title, changes: each.changes }]
      : [],
  )
}

/** What a piece costs, where that is not what it was. */
function costChange(id: number, before: Catalogue, after: Catalogue): unknown[] {
  const [from, to] = [before, after].map(({ costs }) => costs.get(id))
  if (from === to) return []
  const [was, is] = [from, to].map((cost) => (cost === undefined ? '' : String(plnFromGrosze(cost))))
  return [{ field: 'purchasePrice', from: was, to: is }]
}

/** What is different in the catalogue. */
function differences(before: Catalogue, after: Catalogue): unknown[] {
  const newCodes = [...after.codes].filter(([code]) => !before.codes.has(code))
  return [...after.products.values()].flatMap((now) => {
    const was = before.products.get(now.id)
    const codesOf = newCodes.flatMap(([to, id]) =>
      id === now.id ? [{ field: 'supplierCode', from: '', to }] : [],
    )
    const fields = was ? changesBetween(was, importedOf(now)) : valuesOf(importedOf(now))
    const changes = [...fields, ...codesOf, ...costChange(now.id, before, after)]
    if (was && changes.length === 0) return []
    return [{ id: was ? now.id : null, title: was ? was.title : now.title, changes }]
  })
}

const bySaying = (one: unknown, other: unknown) => JSON.stringify(one).localeCompare(JSON.stringify(other))

/** What the files that were drawn have met with; a property that is never put to the test says nothing. */
const met = new Set<string>()

function meet(events: ImportEvent[]): void {
  for (const each of events) {
    if (each.event === 'columns' && each.sheet) met.add(`sheet ${each.sheet.used}`)
    if (each.event === 'done' && each.roundedPrices > 0) met.add('rounded')
    if (each.event !== 'line') continue
    for (const { reason } of each.leftOut) met.add(`without ${reason}`)
    for (const { reason } of each.reasons) met.add(`refused ${reason}`)
    for (const { field, to } of each.changes) met.add(field).add(`${field} ${to}`)
  }
}

const expectedToMeet = [
  'sheet Letnie',
  'sheet Zimowe',
  'rounded',
  'supplierCode',
  'purchasePrice',
  'maker Felgart',
  'isRetreaded true',
  'isRetreaded false',
  'without ean_invalid',
  'without maker_unknown',
  'without url_host',
  'refused condition_required',
  'refused merged_cell',
  'refused thousands',
]

test(
  'whatever a file says, and however it is read, its table is what is applied',
  { timeout: 120_000 },
  async () => {
    let round = 0
    const size = fc.integer({ min: 1, max: 12 })
    await fc.assert(
      fc.asyncProperty(
        drawnList,
        drawnOptions,
        size,
        size,
        async (drawn, chosen, checkedAtOnce, appliedAtOnce) => {
          round += 1
          const file = drawn.fileOf((line) =>
            line.map((cell) =>
              cell.replace(/^[AOUE]la/, `$& ${round % 11}`).replace(/^[abc]$/, `$& ${round % 7}`),
            ),
          )
          const options: PlanOptions = { ...always, ...chosen, sheet: drawn.sheet }
          const list = await openFile(db, file, options)
          const events: ImportEvent[] = []
          for await (const event of dryRun(db, list, options, { batchSize: checkedAtOnce }))
            events.push(event)
          meet(events)
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
        },
      ),
      { numRuns: 60 },
    )
    expect([...met]).toEqual(expect.arrayContaining(expectedToMeet))
  },
)

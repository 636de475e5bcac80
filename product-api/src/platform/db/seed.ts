import { exampleCompany, type Company } from '@bieznik/contract/platform/company-schema'
import { fieldIn, inEachField } from '@bieznik/contract/translated'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './client.ts'
import { products, spacers, tires, wheels } from './schema/catalogue.ts'
import { manufacturers } from './schema/manufacturers.ts'
import { news } from './schema/news.ts'
import { stockLedger } from './schema/stock-ledger.ts'
import { refreshSizeSales } from '../../catalogue/products/size-sales.ts'
import { insertOpinions } from './seed-opinions.ts'
import { insertPastOrders } from './seed-orders.ts'
import type { NewProduct } from './seed/new-product.ts'
import { generateNews, type NewNewsItem } from './seed/news.ts'
import { madeBySample, sampleMakers } from './seed/makers.ts'
import { generateOpinions, generateReviewedOrders } from './seed/opinions.ts'
import { generateOrders } from './seed/orders.ts'
import { generateSpacers } from './seed/spacers.ts'
import { generateTires } from './seed/tires.ts'
import { generateWheels } from './seed/wheels.ts'

export type SeedOptions = {
  /** How many products in all; not given: the sample catalogue of the shop. */
  products?: number
  /** Adds to a catalogue that is not empty. */
  force?: boolean
  /** Who retreads the tires; not given: the invented company. */
  company?: Company
}

/** Any number, the same everywhere: instances that start at once fill the catalogue once. */
const SEED_LOCK = 7_301_948_202

/** Rows an insert: PostgreSQL takes 65,535 parameters, a product has 9 and a tire 29: below 2,259. */
const CHUNK = 2_000

function generateCatalogue(count: number | undefined): NewProduct[] {
  if (count === undefined) return [...generateTires(), ...generateWheels(), ...generateSpacers()]
  const wheelCount = Math.floor(count * 0.2)
  const spacerCount = Math.floor(count * 0.1)
  const tireCount = count - wheelCount - spacerCount
  return [...generateTires(tireCount), ...generateWheels(wheelCount), ...generateSpacers(spacerCount)]
}

async function takeIds(tx: Transaction, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('products', 'id')) as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Splits the products by what is particular to their kind, beside the id that each has got. */
function rowsOf(catalogue: readonly NewProduct[], ids: readonly number[]) {
  const rows = {
    products: [] as (typeof products.$inferInsert)[],
    tires: [] as (typeof tires.$inferInsert)[],
    wheels: [] as (typeof wheels.$inferInsert)[],
    spacers: [] as (typeof spacers.$inferInsert)[],
    ledger: [] as (typeof stockLedger.$inferInsert)[],
  }
  for (const [index, product] of catalogue.entries()) {
    const productId = ids[index]
    if (productId === undefined) throw new Error('there are fewer ids than products')
    const { productType, price, url, quantityInStock, inArchive } = product
    const titles = inEachField('title', (language) => product[fieldIn('title', language)] ?? '')
    rows.products.push({ id: productId, productType, ...titles, price, url, quantityInStock, inArchive })
    rows.ledger.push({ productId, change: quantityInStock, reason: 'initial' })
    if (product.productType === 'Tire') rows.tires.push({ productId, ...product })
    if (product.productType === 'Wheel') rows.wheels.push({ productId, ...product })
    if (product.productType === 'Spacer') rows.spacers.push({ productId, ...product })
  }
  return rows
}

function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  )
}

/** Writes products with their first stock into the ledger. Returns their ids in the order of the products. */
export async function insertCatalogue(tx: Transaction, catalogue: readonly NewProduct[]): Promise<number[]> {
  const ids = await takeIds(tx, catalogue.length)
  const rows = rowsOf(catalogue, ids)
  for (const chunk of chunksOf(rows.products)) await tx.insert(products).values(chunk)
  for (const chunk of chunksOf(rows.tires)) await tx.insert(tires).values(chunk)
  for (const chunk of chunksOf(rows.wheels)) await tx.insert(wheels).values(chunk)
  for (const chunk of chunksOf(rows.spacers)) await tx.insert(spacers).values(chunk)
  for (const chunk of chunksOf(rows.ledger)) await tx.insert(stockLedger).values(chunk)
  return ids
}

/** Those that are there already, from an earlier run, stay as they are. */
async function insertMakers(tx: Transaction, company: Company): Promise<void> {
  await tx.insert(manufacturers).values(sampleMakers(company)).onConflictDoNothing()
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  const found = await tx.select({ id: products.id }).from(products).limit(1)
  return found.length === 0
}

function publishedOnItsDay({ createdDate, ...item }: NewNewsItem): typeof news.$inferInsert {
  const day = new Date(createdDate)
  return { ...item, createdDate: day, publishedAt: day, updatedAt: day }
}

/**
 * Fills an empty catalogue with products, news, past orders and opinions on what they delivered. Returns how many products were added:
 * none when there are some already, unless forced.
 */
export async function seed(
  db: Database,
  { products: count, force = false, company = exampleCompany }: SeedOptions = {},
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const isFirst = await isEmpty(tx)
    if (!isFirst && !force) return 0
    const catalogue = generateCatalogue(count).map((product) => madeBySample(product, company))
    await insertMakers(tx, company)
    const ids = await insertCatalogue(tx, catalogue)
    if (isFirst) {
      await tx.insert(news).values(generateNews().map(publishedOnItsDay))
      const pastOrders = [...generateOrders(catalogue), ...generateReviewedOrders(catalogue)]
      await insertPastOrders(tx, pastOrders, catalogue, ids)
      await insertOpinions(tx, generateOpinions(catalogue), ids)
      await refreshSizeSales(tx)
    }
    return catalogue.length
  })
}

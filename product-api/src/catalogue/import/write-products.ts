import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { languages } from '@bieznik/contract/language'
import { fieldIn, textFields } from '@bieznik/contract/translated'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/db/client.ts'
import { products, spacers, tires, wheels } from '../../platform/db/schema/catalogue.ts'
import { productChanges } from '../../platform/db/schema/product-changes.ts'
import { stockLedger } from '../../platform/db/schema/stock-ledger.ts'
import { endReductionsNotBelow, regularPriceColumns } from '../reductions/regular-price.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import { changesBetween, productOf, type ImportedProduct } from './product-fields.ts'

/** Whose work it is, and what the history says it was for. */
export type Author = { who: string; reason: string }

/** A product as it is, and as it is to be. */
export type ProductChange = { before: ManagedProduct; product: ImportedProduct }

type DetailsByKind = {
  Tire: (typeof tires.$inferInsert)[]
  Wheel: (typeof wheels.$inferInsert)[]
  Spacer: (typeof spacers.$inferInsert)[]
}

async function takeIds(tx: Transaction, count: number): Promise<number[]> {
  const { rows } = await tx.execute(sql`
    select nextval(pg_get_serial_sequence('products', 'id'))::int as id from generate_series(1, ${count})
  `)
  return z
    .array(z.object({ id: z.int() }))
    .parse(rows)
    .map(({ id }) => id)
}

/** New products with their first prices and stocks, all on record. Returns them with their ids. */
export async function createProducts(
  tx: Transaction,
  imported: ImportedProduct[],
  { who, reason }: Author,
): Promise<ManagedProduct[]> {
  if (imported.length === 0) return []
  const ids = await takeIds(tx, imported.length)
  const created = ids.flatMap((id, index) => (imported[index] ? [{ id, product: imported[index] }] : []))
  await tx.insert(products).values(
    created.map(({ id, product: { written, ...stocked } }) => {
      const { productType, url } = written
      return { id, productType, ...textFields(written, 'title'), url, ...stocked }
    }),
  )
  await insertDetails(tx, created)
  await tx.insert(stockLedger).values(
    created.map(({ id, product }) => {
      return { productId: id, change: product.quantityInStock, reason: 'initial' as const, who, note: reason }
    }),
  )
  await tx
    .insert(productChanges)
    .values(created.map(({ id }) => ({ productId: id, event: 'created' as const, who, reason })))
  return created.map(({ id, product }) => productOf(id, product))
}

async function insertDetails(
  tx: Transaction,
  rows: { id: number; product: ImportedProduct }[],
): Promise<void> {
  const { Tire, Wheel, Spacer } = byKind(rows)
  if (Tire.length > 0) await tx.insert(tires).values(Tire)
  if (Wheel.length > 0) await tx.insert(wheels).values(Wheel)
  if (Spacer.length > 0) await tx.insert(spacers).values(Spacer)
}

function byKind(rows: { id: number; product: ImportedProduct }[]): DetailsByKind {
  const details: DetailsByKind = { Tire: [], Wheel: [], Spacer: [] }
  for (const {
    id,
    product: { written },
  } of rows) {
    switch (written.productType) {
      case 'Tire':
        details.Tire.push({ productId: id, ...written.details })
        break
      case 'Wheel':
        details.Wheel.push({ productId: id, ...written.details })
        break
      case 'Spacer':
        details.Spacer.push({ productId: id, ...written.details })
    }
  }
  return details
}

/** Overwrites locked products, stocks by the ledger, and says in the history what changed. */
export async function changeProducts(
  tx: Transaction,
  stock: StockKeeper,
  changes: ProductChange[],
  { who, reason }: Author,
): Promise<void> {
  if (changes.length === 0) return
  await overwriteCores(tx, changes)
  await overwriteDetails(tx, changes)
  const pieces = changes.map(({ before, product }) => ({
    product: before,
    change: product.quantityInStock - before.quantityInStock,
  }))
  const moved = pieces.filter(({ change }) => change !== 0)
  if (moved.length > 0) await stock.change(tx, moved, { reason: 'count', note: reason, who })
  const events = changes.flatMap((change) => eventsOf(change).map((event) => ({ ...event, who, reason })))
  if (events.length > 0) await tx.insert(productChanges).values(events)
}

/** The title in each language, and what its column is called. */
const titles = languages.map((language) => {
  const field = fieldIn('title', language)
  return { field, name: sql.identifier(products[field].name) }
})

async function overwriteCores(tx: Transaction, changes: ProductChange[]): Promise<void> {
  const column = <T>(valueOf: (change: ProductChange) => T) => sql.param(changes.map(valueOf))
  const { price, regularPrice, lowestPrice } = regularPriceColumns(sql`new.price`)
  await tx.execute(sql`
    update ${products}
    set ${sql.join(
      titles.map(({ name }) => sql`${name} = new.${name}`),
      sql`, `,
    )}, price = ${price}, regular_price = ${regularPrice}, lowest_price = ${lowestPrice},
      url = new.url, in_archive = new.in_archive, updated_at = now()
    from unnest(
      ${column(({ before }) => before.id)}::int[],
      ${sql.join(
        titles.map(({ field }) => sql`${column(({ product }) => product.written[field])}::text[]`),
        sql`, `,
      )},
      ${column(({ product }) => product.price)}::int[],
      ${column(({ product }) => product.written.url)}::text[],
      ${column(({ product }) => product.inArchive)}::bool[]
    ) as new (id, ${sql.join(
      titles.map(({ name }) => name),
      sql`, `,
    )}, price, url, in_archive)
    where ${products.id} = new.id
  `)
  await endReductionsNotBelow(
    tx,
    changes.filter(({ before, product }) => before.price !== product.price).map(({ before }) => before.id),
  )
}

async function overwriteDetails(tx: Transaction, changes: ProductChange[]): Promise<void> {
  const edited = changes.filter((change) => editedFields(change).length > 0)
  if (edited.length === 0) return
  const ids = edited.map(({ before }) => before.id)
  await tx.delete(tires).where(inArray(tires.productId, ids))
  await tx.delete(wheels).where(inArray(wheels.productId, ids))
  await tx.delete(spacers).where(inArray(spacers.productId, ids))
  await insertDetails(
    tx,
    edited.map(({ before: { id }, product }) => ({ id, product })),
  )
}

const withEventsOfTheirOwn = new Set<string>(['price', 'quantityInStock', 'inArchive'])

function editedFields({ before, product }: ProductChange): string[] {
  const fields = changesBetween(before, product).map(({ field }) => field)
  return fields.filter((field) => !withEventsOfTheirOwn.has(field))
}

function eventsOf(change: ProductChange): Omit<typeof productChanges.$inferInsert, 'who' | 'reason'>[] {
  const { before, product } = change
  const fields = editedFields(change)
  const event = product.inArchive ? ('archived' as const) : ('restored' as const)
  return [
    ...(fields.length > 0 ? [{ productId: before.id, event: 'edited' as const, fields }] : []),
    ...(before.price === product.price
      ? []
      : [
          {
            productId: before.id,
            event: 'price' as const,
            priceFrom: before.price,
            priceTo: product.price,
          },
        ]),
    ...(before.inArchive === product.inArchive ? [] : [{ productId: before.id, event }]),
  ]
}

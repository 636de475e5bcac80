import type { Grosze } from '@bieznik/contract/money/money'
import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { products, spacers, tires, wheels } from '../../platform/db/schema/catalogue.ts'
import { productChanges } from '../../platform/db/schema/product-changes.ts'
import { endReductionsNotBelow, regularPriceColumns } from '../reductions/regular-price.ts'

/** The uid of who changes it, and why. */
type Author = { who: string; reason: string }

export type NewPrice = { id: number; from: Grosze; to: Grosze }

/** Writes new regular prices of locked products, with their histories. Returns the reductions that this has ended, by product. */
export async function writePrices(
  tx: Transaction,
  prices: readonly NewPrice[],
  { who, reason }: Author,
): Promise<Map<number, number>> {
  if (prices.length === 0) return new Map()
  const ids = prices.map(({ id }) => id)
  const { price, regularPrice, lowestPrice } = regularPriceColumns(sql`new.price`)
  await tx.execute(sql`
    update ${products}
    set price = ${price}, regular_price = ${regularPrice}, lowest_price = ${lowestPrice}, updated_at = now()
    from unnest(${sql.param(ids)}::int[], ${sql.param(prices.map(({ to }) => to))}::int[]) as new (id, price)
    where ${products.id} = new.id
  `)
  const ended = await endReductionsNotBelow(tx, ids)
  const event = 'price' as const
  await tx
    .insert(productChanges)
    .values(
      prices.map(({ id, from, to }) => ({ productId: id, event, who, reason, priceFrom: from, priceTo: to })),
    )
  return ended
}

/** Takes locked products out of the shop, or brings them back, with their histories. */
export async function writeArchived(
  tx: Transaction,
  ids: readonly number[],
  inArchive: boolean,
  { who, reason }: Author,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(products)
    .set({ inArchive, updatedAt: new Date() })
    .where(inArray(products.id, [...ids]))
  const event = inArchive ? ('archived' as const) : ('restored' as const)
  await tx.insert(productChanges).values(ids.map((productId) => ({ productId, event, who, reason })))
}

/** Writes where locked products lie in the store, of whatever kind they are, with their histories. */
export async function writePlaces(
  tx: Transaction,
  places: readonly { id: number; place: string }[],
  { who, reason }: Author,
): Promise<void> {
  if (places.length === 0) return
  const ids = sql.param(places.map(({ id }) => id))
  const texts = sql.param(places.map(({ place }) => place))
  for (const table of [tires, wheels, spacers])
    await tx.execute(sql`
      update ${table} set place = new.place from unnest(${ids}::int[], ${texts}::text[]) as new (id, place)
      where ${table.productId} = new.id
    `)
  const edited = { event: 'edited' as const, who, reason, fields: ['place'] }
  await tx.insert(productChanges).values(places.map(({ id }) => ({ productId: id, ...edited })))
}

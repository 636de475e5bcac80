import type { PricePoint } from '@bieznik/contract/catalogue/lowest-price'
import { and, asc, desc, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../../platform/db/client.ts'
import { priceHistory, reductions } from '../../platform/db/schema/prices.ts'
import type { OpenReduction } from './price-in-force.ts'

/** The newest prices of a product that are read; a price list that comes daily makes a row a day. */
const MOST_PRICES = 1_000

export type ReductionRow = typeof reductions.$inferSelect

const openColumns = {
  id: reductions.id,
  price: reductions.price,
  startsAt: reductions.startsAt,
  endsAt: reductions.endsAt,
  startedAt: reductions.startedAt,
  lowestPrice: reductions.lowestPrice,
}

/** The clock that the price history is written by. */
export async function databaseNow(db: Queryable): Promise<Date> {
  const { rows } = await db.execute(sql`select clock_timestamp() as now`)
  return z.object({ now: z.coerce.date() }).parse(rows[0]).now
}

/** The reductions of a product that are planned or in force, the earliest first. */
export async function listOpenReductions(db: Queryable, productId: number): Promise<OpenReduction[]> {
  return db
    .select(openColumns)
    .from(reductions)
    .where(and(eq(reductions.productId, productId), isNull(reductions.endedAt)))
    .orderBy(asc(reductions.startsAt))
}

/** All reductions of a product, the one that begins last first. */
export async function listReductions(db: Queryable, productId: number): Promise<ReductionRow[]> {
  return db
    .select()
    .from(reductions)
    .where(eq(reductions.productId, productId))
    .orderBy(desc(reductions.startsAt), desc(reductions.id))
}

/** What a product cost, in the order of time. */
export async function listPrices(
  db: Queryable,
  productId: number,
): Promise<(PricePoint & { isReduced: boolean })[]> {
  const rows = await db
    .select({ price: priceHistory.price, since: priceHistory.since, isReduced: priceHistory.isReduced })
    .from(priceHistory)
    .where(eq(priceHistory.productId, productId))
    .orderBy(desc(priceHistory.since), desc(priceHistory.id))
    .limit(MOST_PRICES)
  return rows.toReversed()
}

/** A reduction whose start or end is due and has not been applied. */
export const isReductionDue = (now: Date | SQL): SQL | undefined =>
  and(
    isNull(reductions.endedAt),
    or(and(isNull(reductions.startedAt), lte(reductions.startsAt, now)), lte(reductions.endsAt, now)),
  )

/** The products whose price changes at this moment or should have before. */
export async function listDueProducts(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: reductions.productId })
    .from(reductions)
    .where(isReductionDue(now))
    .orderBy(asc(reductions.productId))
  return rows.map(({ id }) => id)
}

/** When the next reduction begins or ends; null: none is planned or in force. */
export async function nextChangeAt(db: Queryable): Promise<Date | null> {
  const { rows } = await db.execute(sql`
    select min(case when started_at is null then starts_at else ends_at end) as at
    from ${reductions} where ended_at is null`)
  return z.object({ at: z.coerce.date().nullable() }).parse(rows[0]).at
}

export async function endReductions(db: Queryable, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(reductions)
    .set({ endedAt: now })
    .where(inArray(reductions.id, [...ids]))
}

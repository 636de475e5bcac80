import type { TireSizeOnSale } from '@bieznik/contract/catalogue/on-sale'
import { seasons } from '@bieznik/contract/catalogue/tire-codes'
import { eq, isNotNull, not, sql, type Column, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { tires } from '../../platform/db/schema/catalogue.ts'
import { sizeKey, soldOfSizes } from '../products/size-sales.ts'

/** Tires that differ in nothing that a filter asks for are counted together first: there are few kinds of them. */
function selectKinds(db: Queryable) {
  const { width, profile, diameter, season, manufacturer, protector, isRetreaded } = tires
  const facets = { width, profile, diameter, season, manufacturer, protector, isRetreaded }
  return db
    .select({
      ...facets,
      onSale: sql<number>`count(*)`.as('on_sale'),
      inStock: sql<boolean>`bool_or(${not(tires.soldOut)})`.as('in_stock'),
    })
    .from(tires)
    .where(isNotNull(tires.salePrice))
    .groupBy(...Object.values(facets))
    .as('kinds')
}

const namesOf = (column: Column) => sql<string[]>`array_agg(distinct ${column} order by ${column})`

const countsBySeason = (season: Column, onSale: SQL.Aliased<number>) =>
  sql<TireSizeOnSale['seasons']>`jsonb_build_object(${sql.join(
    seasons.map((each) => sql`${each}::text, coalesce(sum(${onSale}) filter (where ${season} = ${each}), 0)`),
    sql`, `,
  )})`

/** The different sizes of the tires on sale, in ascending order, with what there is of each. */
export async function listTireSizes(db: Queryable): Promise<TireSizeOnSale[]> {
  const kinds = selectKinds(db)
  const sold = soldOfSizes(db, 'tires')
  const { width, profile, diameter, season, manufacturer, protector, isRetreaded, onSale, inStock } = kinds
  const sizes = await db
    .select({
      width,
      profile,
      diameter,
      protectors: namesOf(protector),
      manufacturers: namesOf(manufacturer),
      seasons: countsBySeason(season, onSale),
      newTires: sql`coalesce(sum(${onSale}) filter (where not ${isRetreaded}), 0)`.mapWith(Number),
      inStock: sql<boolean>`bool_or(${inStock})`,
      sold: sql`coalesce(${sold.pieces}, 0)`.mapWith(Number),
    })
    .from(kinds)
    .leftJoin(sold, eq(sold.size, sizeKey([width, profile, diameter])))
    .groupBy(width, profile, diameter, sold.pieces)
    .orderBy(width, profile, diameter)
  return sizes.map(({ newTires, ...size }) => (newTires > 0 ? { ...size, newTires } : size))
}

import { and, count, eq, not, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { products, spacers, tires, wheels } from '../../platform/db/schema/catalogue.ts'

/** The same as `labelGaps` of contract/catalogue/tire-label.ts says of one tire. */
const hasLabelWhereNeeded = sql`(
  ${tires.isRetreaded} or ${tires.diameter} <= 10 or ${tires.diameter} >= 25 or ${tires.topSpeed} < 80 is true
  or (${tires.fuelClass} <> '' and ${tires.wetGrip} <> '' and ${tires.noise} is not null and ${tires.noiseClass} <> ''
    and ${tires.eprel} <> '')
)`

/** The same as `safetyGaps` of contract/catalogue/safety-data.ts says of one product, for a list of many. */
const isComplete = (
  kind: typeof tires | typeof wheels | typeof spacers,
  label = sql`true`,
): SQL => sql`exists (
  select from ${kind} where ${kind.productId} = ${products.id}
    and ${kind.maker} is not null and ${kind.model} <> '' and (${kind.ean} !~ '^0*$' or ${kind.partNumber} <> '')
    and ${label}
)`

/** A product that is for sale without all that its offer has to say: its safety data, and the label of a new tire. */
export const isForSaleIncomplete = and(
  eq(products.inArchive, false),
  not(or(isComplete(tires, hasLabelWhereNeeded), isComplete(wheels), isComplete(spacers)) ?? sql`false`),
)

export async function countIncomplete(db: Queryable): Promise<number> {
  const [row] = await db.select({ count: count() }).from(products).where(isForSaleIncomplete)
  return row?.count ?? 0
}

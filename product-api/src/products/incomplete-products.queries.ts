import { and, count, eq, not, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products, spacers, tires, wheels } from '../db/schema/catalogue.ts'

/** The same as `safetyGaps` of contract/safety-data.ts says of one product, for a list of many. */
const isComplete = (kind: typeof tires | typeof wheels | typeof spacers): SQL => sql`exists (
  select from ${kind} where ${kind.productId} = ${products.id}
    and ${kind.maker} is not null and ${kind.model} <> '' and (${kind.ean} !~ '^0*$' or ${kind.partNumber} <> '')
)`

/** A product that is for sale without all of its safety data. */
export const isForSaleIncomplete = and(
  eq(products.inArchive, false),
  not(or(isComplete(tires), isComplete(wheels), isComplete(spacers)) ?? sql`false`),
)

export async function countIncomplete(db: Queryable): Promise<number> {
  const [row] = await db.select({ count: count() }).from(products).where(isForSaleIncomplete)
  return row?.count ?? 0
}

import { LEAST_PHOTOGRAPH_SIDE, PHOTOGRAPH } from '@bieznik/contract/catalogue/photograph'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'

/** The address of a picture that was uploaded says its width and height in pixels. */
const SIZED = '^/pictures/[0-9a-f]{32}-([0-9]+)x([0-9]+)'

/** How many products for sale have no photograph, and how many one whose size is known to be small. */
export async function countUnfitPhotographs(db: Queryable): Promise<{ missing: number; small: number }> {
  const sides = sql`regexp_match(${products.url}, ${SIZED})`
  const [row] = await db
    .select({
      missing: sql<number>`(count(*) filter (where coalesce(${products.url} !~* ${PHOTOGRAPH}, true)))::int`,
      small: sql<number>`(count(*) filter (
        where least((${sides})[1]::int, (${sides})[2]::int) < ${LEAST_PHOTOGRAPH_SIDE}::int))::int`,
    })
    .from(products)
    .where(eq(products.inArchive, false))
  return row ?? { missing: 0, small: 0 }
}

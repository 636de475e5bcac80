import { tireSizeSchema, type TireSize } from '@bieznik/contract/product'
import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../db/client.ts'
import { products, tires } from '../db/schema/catalogue.ts'

const size = sql`${tires.width}, ${tires.profile}, ${tires.diameter}`

/** PostgreSQL answers decimals as text. */
const rowsSchema = z.array(
  z.object({ width: z.coerce.number(), profile: z.coerce.number(), diameter: z.coerce.number() }),
)

/** `isInStock`: only tires of which there is at least one. */
type SizesFilter = { isInStock?: boolean }

function nextSize({ isInStock }: SizesFilter, after?: SQL): SQL {
  return sql`
    select ${size} from ${tires} inner join ${products} on ${products.id} = ${tires.productId}
    where ${and(
      eq(products.inArchive, false),
      isInStock ? gt(products.quantityInStock, 0) : undefined,
      after && sql`(${size}) > (${after})`,
    )}
    order by ${size} limit 1`
}

/**
 * The different sizes of the tires on sale, in ascending order. Each is looked up in the index after the one before it:
 * the work grows with the number of sizes, not of tires.
 */
export async function listTireSizes(db: Queryable, filter: SizesFilter = {}): Promise<TireSize[]> {
  const { rows } = await db.execute(sql`
    with recursive sizes (width, profile, diameter) as (
      (${nextSize(filter)})
      union all
      select next.* from sizes
      cross join lateral (${nextSize(filter, sql`sizes.width, sizes.profile, sizes.diameter`)}) as next
    )
    select width, profile, diameter from sizes order by width, profile, diameter`)
  return z.array(tireSizeSchema).parse(rowsSchema.parse(rows))
}

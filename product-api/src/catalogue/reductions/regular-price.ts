import type { Grosze } from '@bieznik/contract/money/money'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { reductions } from '../../platform/db/schema/prices.ts'

/**
 * What an update of `products` writes to change the regular price: the price itself, unless a reduction below it is in force. One that
 * is not below it any more is no reduction, and the update is followed by `endReductionsNotBelow`.
 */
export function regularPriceColumns(regularPrice: SQL | Grosze) {
  const wanted = sql`${regularPrice}::int`
  const staysReduced = sql`${products.regularPrice} is not null and ${products.price} < ${wanted}`
  return {
    price: sql`case when ${staysReduced} then ${products.price} else ${wanted} end`,
    regularPrice: sql`case when ${staysReduced} then ${wanted} end`,
    lowestPrice: sql`case when ${staysReduced} then ${products.lowestPrice} end`,
  }
}

const endedSchema = z.array(z.object({ productId: z.int(), id: z.int() }))

/** Ends the reductions that were in force and that a change of the regular price has taken back. Returns their ids by product. */
export async function endReductionsNotBelow(
  tx: Transaction,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await tx.execute(sql`
    update ${reductions} set ended_at = clock_timestamp()
    from ${products}
    where ${products.id} = ${reductions.productId} and ${products.id} = any(${sql.param([...productIds])}::int[])
      and started_at is not null and ended_at is null and ${products.regularPrice} is null
    returning ${reductions.productId} as "productId", ${reductions.id} as id`)
  return new Map(endedSchema.parse(rows).map(({ productId, id }) => [productId, id]))
}

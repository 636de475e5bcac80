import { and, eq } from 'drizzle-orm'
import type { Transaction } from './client.ts'
import { opinions } from './schema/opinions.ts'
import { orderItems, orders } from './schema/orders.ts'
import type { SeedOpinion } from './seed/opinions.ts'

/** Writes what the buyers of past orders think of what they received. */
export async function insertOpinions(
  tx: Transaction,
  written: readonly SeedOpinion[],
  productIds: readonly number[],
): Promise<void> {
  for (const { productIndex, writtenAt, answeredAt, ...opinion } of written) {
    const productId = productIds[productIndex] ?? 0
    const [line] = await tx
      .select({ id: orderItems.id })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(
        and(
          eq(orders.userId, opinion.userId),
          eq(orders.status, 'Delivered'),
          eq(orderItems.productId, productId),
        ),
      )
    if (!line) throw new Error(`${opinion.userId} has not received product ${productId}`)
    await tx.insert(opinions).values({
      ...opinion,
      productId,
      orderItemId: line.id,
      writtenAt: new Date(writtenAt),
      answeredAt: answeredAt === null ? null : new Date(answeredAt),
    })
  }
}

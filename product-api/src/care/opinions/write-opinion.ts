import type { WriteOpinion } from '@bieznik/contract/care/opinion'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { opinionChanges, opinions } from '../../platform/db/schema/opinions.ts'
import { orderItems, orders } from '../../platform/db/schema/orders.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { claimPhotos } from './opinion-photos.ts'
import { firstNameOf, getRatedLine, type Buyer, type RatedRow } from './rated-lines.queries.ts'

/**
 * A line of somebody else, of an order that is not delivered, and no line at all are the same to the caller. No other request writes about
 * the line meanwhile, and neither status nor owner of its order change.
 */
async function lockLine(tx: Transaction, buyer: Buyer, lineId: number): Promise<RatedRow> {
  const [line] = await tx
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(eq(orderItems.id, lineId))
    .for('no key update')
  if (line) await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, line.orderId)).for('share')
  const row = await getRatedLine(tx, buyer, lineId)
  if (!row) throw notFound('delivered line')
  return row
}

type Version = Pick<typeof opinions.$inferSelect, 'rating' | 'text' | 'name' | 'car' | 'mileage' | 'language'>

function versionOf(
  { showsName, car, mileage, photos: _photos, ...written }: WriteOpinion,
  { buyer }: RatedRow,
): Version {
  const name = showsName ? firstNameOf(buyer) : null
  return { ...written, name, car: car ?? null, mileage: mileage ?? null }
}

const isSame = (one: Version, other: Version): boolean =>
  one.rating === other.rating &&
  one.text === other.text &&
  one.name === other.name &&
  one.car === other.car &&
  one.mileage === other.mileage &&
  one.language === other.language

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, index) => name === other[index])

/**
 * Writes the opinion on a delivered line, or edits it; what an edit replaces is kept. A repeat changes nothing. Returns the product's id.
 * Throws not_found, and invalid_request for photos that are not there to have.
 */
export async function writeOpinion(
  db: Database,
  buyer: Buyer,
  lineId: number,
  written: WriteOpinion,
): Promise<number> {
  return db.transaction(async (tx) => {
    const row = await lockLine(tx, buyer, lineId)
    const version = versionOf(written, row)
    const { opinion: before, productId, userId } = row
    if (!before) {
      const [inserted] = await tx
        .insert(opinions)
        .values({ ...version, userId, orderItemId: lineId, productId })
        .returning({ id: opinions.id })
      if (inserted) await claimPhotos(tx, inserted.id, written.photos)
    } else if (!isSame(before, version) || !isSameList(row.photos ?? [], written.photos)) {
      await claimPhotos(tx, before.id, written.photos)
      const { rating, text, name, car, mileage, language } = before
      await tx.insert(opinionChanges).values({
        opinionId: before.id,
        event: 'edited',
        who: userId,
        rating,
        text,
        name,
        car,
        mileage,
        language,
      })
      await tx
        .update(opinions)
        .set({ ...version, editedAt: sql`now()` })
        .where(eq(opinions.id, before.id))
    }
    return productId
  })
}

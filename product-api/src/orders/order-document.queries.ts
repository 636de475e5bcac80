import type { OrderDocument, PackingDocument } from '@bieznik/contract/back-office'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { orders } from '../db/schema/orders.ts'
import { getPlaces } from '../products/places.queries.ts'
import { getOrder } from './orders.queries.ts'

const documentColumns = {
  language: orders.language,
  customerType: orders.customerType,
  taxId: orders.taxId,
  email: orders.email,
  phone: orders.phone,
  accepted: {
    rules: orders.acceptedRules,
    privacy: orders.acceptedPrivacy,
    returns: orders.acceptedReturns,
  },
  buyer: {
    address: orders.buyerAddress,
    city: orders.buyerCity,
    postCode: orders.buyerPostCode,
    country: orders.buyerCountry,
  },
}

/** What the papers of an order name. With a `userId` only when the order is that user's. */
export async function getOrderDocument(
  db: Queryable,
  key: { id: number; userId?: string },
): Promise<OrderDocument | null> {
  const order = await getOrder(db, key)
  const [row] = await db.select(documentColumns).from(orders).where(eq(orders.id, key.id))
  return order && row ? { ...order, ...row } : null
}

/** Those of these orders that there are, in the same order. */
export async function listPackingDocuments(
  db: Queryable,
  ids: readonly number[],
): Promise<PackingDocument[]> {
  const documents: OrderDocument[] = []
  for (const id of ids) {
    const document = await getOrderDocument(db, { id })
    if (document) documents.push(document)
  }
  const placeOf = await getPlaces(
    db,
    documents.flatMap(({ orderItems }) => orderItems.map(({ productId }) => productId)),
  )
  return documents.map((document) => ({
    ...document,
    places: [...new Set(document.orderItems.map(({ productId }) => productId))].flatMap((productId) => {
      const place = placeOf.get(productId)
      return place === undefined ? [] : [{ productId, place }]
    }),
  }))
}

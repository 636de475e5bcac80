import type { OrderDocument, PackingDocument } from '@bieznik/contract/people/back-office'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { together } from '../../platform/db/together.ts'
import { orderColumns } from './order-columns.ts'
import { completeOrders } from './orders.queries.ts'
import { listProductsByIds } from '../../catalogue/products/products.queries.ts'

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
  const { id, userId } = key
  const isTheirs = userId === undefined ? undefined : eq(orders.userId, userId)
  const [document] = await listDocuments(db, and(eq(orders.id, id), isTheirs))
  return document ?? null
}

async function listDocuments(db: Queryable, condition: SQL | undefined): Promise<OrderDocument[]> {
  const [rows, named] = await together([
    db.select(orderColumns).from(orders).where(condition),
    db
      .select({ id: orders.id, ...documentColumns })
      .from(orders)
      .where(condition),
  ])
  const namesOf = new Map(named.map((names) => [names.id, names]))
  return (await completeOrders(db, rows)).flatMap((order) => {
    const names = namesOf.get(order.id)
    return names ? [{ ...order, ...names }] : []
  })
}

/** Those of these orders that there are, in the same order. */
export async function listPackingDocuments(
  db: Queryable,
  ids: readonly number[],
): Promise<PackingDocument[]> {
  const found = new Map(
    (await listDocuments(db, inArray(orders.id, [...ids]))).map((document) => [document.id, document]),
  )
  const documents = ids.flatMap((id) => found.get(id) ?? [])
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

/** Where these products lie in the store, by their ids; one without a place is not in the result. */
async function getPlaces(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const products = await listProductsByIds(db, [...new Set(ids)])
  return new Map(products.flatMap(({ id, place = '' }) => (place === '' ? [] : [[id, place] as const])))
}

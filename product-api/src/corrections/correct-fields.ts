import type { DeliveryCountries } from '@bieznik/contract/delivery-countries'
import {
  contactFields,
  correctable,
  correctedFields,
  type CorrectOrder,
  type FieldChange,
} from '@bieznik/contract/order-correction'
import type { OrderStatus } from '@bieznik/contract/order-status'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { orders } from '../db/schema/orders.ts'
import { ProblemError } from '../http/problem-error.ts'
import { requireDeliverable } from '../orders/require-deliverable.ts'

type Row = typeof orders.$inferSelect

const isContact = (field: string) => contactFields.some((known) => known === field)

/** The fields that get another value. Throws status_not_allowed for what does not change any more. */
function changedFields(order: Row, fields: CorrectOrder['fields']): FieldChange[] {
  const changes = correctedFields.flatMap((field): FieldChange[] => {
    const after = fields[field]
    const before = order[field]
    return after === undefined || after === before ? [] : [{ field, before, after }]
  })
  const { contact, destination } = correctable[order.status satisfies OrderStatus]
  for (const { field } of changes)
    if (!(isContact(field) ? contact : destination))
      throw new ProblemError('status_not_allowed', `${field} of an order that is ${order.status} stays.`)
  return changes
}

const buyers = {
  address: 'buyerAddress',
  city: 'buyerCity',
  postCode: 'buyerPostCode',
  country: 'buyerCountry',
} as const

/** Unless the goods go elsewhere, where they go is where the buyer lives. */
function columnsOf({ typeOfDelivery }: Row, changes: readonly FieldChange[]): Partial<Row> {
  const isElsewhere = typeOfDelivery === 'shipping_to_another_address'
  const values = Object.fromEntries(changes.map(({ field, after }) => [field, after]))
  const ofBuyer = Object.entries(buyers).flatMap(([field, column]) =>
    field in values && !isElsewhere ? [[column, values[field]]] : [],
  )
  return { ...values, ...Object.fromEntries(ofBuyer) }
}

/** Corrects contact and address of a locked order. Throws status_not_allowed or country_not_delivered_to. */
export async function correctFields(
  tx: Transaction,
  order: Row,
  { fields, countries }: { fields: CorrectOrder['fields']; countries: DeliveryCountries },
): Promise<FieldChange[]> {
  const changes = changedFields(order, fields)
  if (changes.length === 0) return []
  const columns = columnsOf(order, changes)
  if (columns.country !== undefined)
    requireDeliverable({ typeOfDelivery: order.typeOfDelivery, country: columns.country }, countries)
  await tx.update(orders).set(columns).where(eq(orders.id, order.id))
  return changes
}

import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import {
  contactFields,
  correctable,
  correctedFields,
  type CorrectOrder,
  type FieldChange,
} from '@bieznik/contract/selling/order-correction'
import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
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

type Columns = Partial<typeof orders.$inferInsert>

/** Unless the goods go elsewhere, where they go is where the buyer lives. */
function columnsOf({ typeOfDelivery }: Row, fields: CorrectOrder['fields']): Columns {
  if (typeOfDelivery === 'shipping_to_another_address') return fields
  const { address, city, postCode, country } = fields
  return {
    ...fields,
    ...(address !== undefined && { buyerAddress: address }),
    ...(city !== undefined && { buyerCity: city }),
    ...(postCode !== undefined && { buyerPostCode: postCode }),
    ...(country !== undefined && { buyerCountry: country }),
  }
}

/** Corrects contact and address of a locked order. Throws status_not_allowed or country_not_delivered_to. */
export async function correctFields(
  tx: Transaction,
  order: Row,
  { fields, countries }: { fields: CorrectOrder['fields']; countries: DeliveryCountries },
): Promise<FieldChange[]> {
  const changes = changedFields(order, fields)
  if (changes.length === 0) return []
  const isChanged = new Set(changes.map(({ field }) => field))
  if (fields.country !== undefined && isChanged.has('country'))
    requireDeliverable({ typeOfDelivery: order.typeOfDelivery, country: fields.country }, countries)
  await tx.update(orders).set(columnsOf(order, fields)).where(eq(orders.id, order.id))
  return changes
}

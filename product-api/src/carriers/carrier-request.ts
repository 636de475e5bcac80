import type { Queryable } from '../db/client.ts'
import type { ShipmentRow } from '../db/schema/shipments.ts'
import { getOrderDocument } from '../orders/order-document.queries.ts'
import type { CarrierRequest } from './carrier.ts'

/** What the carrier is told: of the order only what it needs to bring the parcel. */
export async function getCarrierRequest(db: Queryable, row: ShipmentRow): Promise<CarrierRequest> {
  const order = await getOrderDocument(db, { id: row.orderId })
  if (!order) throw new Error('carriers: a shipment of an order that does not exist')
  const { name, recipient, contactPerson, customerType, email, phone, recipientPhone } = order
  const { reference, pieces, grams, length, width, height, collects } = row
  return {
    reference,
    receiver: {
      companyName: customerType === 'company' ? name : null,
      personName: recipient ?? contactPerson ?? name,
      email,
      phone: recipientPhone ?? phone,
      address: order.address,
      city: order.city,
      postCode: order.postCode,
    },
    parcel: { pieces, grams, length, width, height },
    collects,
    note: order.courierNote ?? '',
  }
}

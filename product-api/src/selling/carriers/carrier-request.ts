import { grosze, type Grosze } from '@bieznik/contract/money/money'
import type { Order } from '@bieznik/contract/selling/order'
import type { Queryable } from '../../platform/db/client.ts'
import type { ShipmentRow } from '../../platform/db/schema/shipments.ts'
import { getOrderDocument } from '../orders/order-document.queries.ts'
import type { CarrierRequest } from './carrier.ts'
import { splitStreet } from './street.ts'
import { courierPhoneOf } from './unclear-receiver.ts'

/** As staff have split it. */
const splitOf = ({ street, building }: ShipmentRow) =>
  street === null || building === null ? null : { street, building }

/** The share of so many pieces in what the goods of the order cost: which of them are in the parcel is not known. */
function worthOf({ orderItems }: Pick<Order, 'orderItems'>, pieces: number): Grosze {
  const ordered = orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
  const cost = orderItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return grosze(ordered === 0 ? 0 : Math.min(cost, Math.ceil((cost * pieces) / ordered)))
}

/** What the carrier is told: of the order only what it needs to bring the parcel. */
export async function getCarrierRequest(db: Queryable, row: ShipmentRow): Promise<CarrierRequest> {
  const order = await getOrderDocument(db, { id: row.orderId })
  if (!order) throw new Error('carriers: a shipment of an order that does not exist')
  const { name, recipient, contactPerson, customerType, email } = order
  const { reference, pieces, grams, length, width, height, isNonStandard, collects } = row
  const isCompany = customerType === 'company'
  return {
    reference,
    receiver: {
      companyName: isCompany ? name : null,
      personName: recipient ?? contactPerson ?? (isCompany ? null : name),
      email,
      phone: courierPhoneOf(order),
      address: splitStreet(order.address) ?? splitOf(row),
      city: order.city,
      postCode: order.postCode,
    },
    parcel: { pieces, grams, length, width, height, isNonStandard },
    collects,
    worth: worthOf(order, pieces),
    note: order.courierNote ?? '',
  }
}

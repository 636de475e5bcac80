import type { OrderDocument } from '@bieznik/contract/people/back-office'
import { polishPhone } from '@bieznik/contract/people/phone'
import type { OrderShipments } from '@bieznik/contract/selling/shipment'
import { splitStreet } from './street.ts'

/** Whom the courier calls. */
export const courierPhoneOf = ({ recipientPhone, phone }: Pick<OrderDocument, 'recipientPhone' | 'phone'>) =>
  recipientPhone ?? phone

/** What a courier in Poland cannot use as it is written, so that staff see to it before a carrier is asked. */
export function unclearOf(
  order: Pick<OrderDocument, 'address' | 'recipientPhone' | 'phone'>,
): OrderShipments['unclear'] {
  const phone = courierPhoneOf(order)
  return {
    address: splitStreet(order.address) ? null : order.address,
    phone: polishPhone(phone) === null ? phone : null,
  }
}

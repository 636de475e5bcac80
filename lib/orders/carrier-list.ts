import type { OrderDocument } from '@bieznik/contract/people/back-office'
import { countryOfOrder, readCountry } from '@bieznik/contract/platform/countries'
import { escapeFormula } from '@bieznik/contract/platform/escape-formula'
import { dueAtDelivery } from '@bieznik/contract/selling/order-money'
import { writeAmount } from '@bieznik/contract/money/decimal'
import { piecesOf } from '@bieznik/contract/selling/order-list'
import { isPickup } from '@bieznik/contract/selling/order'
import { polishPhone } from '@bieznik/contract/people/phone'

export const carrierColumns = [
  'order',
  'recipient',
  'address',
  'postCode',
  'city',
  'country',
  'phone',
  'email',
  'pieces',
  'collect',
  'note',
] as const
export type CarrierColumn = (typeof carrierColumns)[number]

/** Spreadsheets know UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Nine digits where it is sent within Poland, as couriers' programs there want them. */
function phoneOf({ recipientPhone, phone, country }: OrderDocument): string {
  const written = recipientPhone ?? phone
  return (readCountry(country) === 'PL' ? polishPhone(written) : null) ?? written
}

function cellsOf(order: OrderDocument): Record<CarrierColumn, string> {
  const collected = dueAtDelivery(order)
  return {
    order: String(order.id),
    recipient: order.recipient ?? order.name,
    address: order.address,
    postCode: order.postCode,
    city: order.city,
    country: countryOfOrder(order.country, 'pl'),
    phone: phoneOf(order),
    email: order.email,
    pieces: String(piecesOf(order)),
    collect: collected > 0 ? writeAmount(collected, 'pl') : '',
    note: order.courierNote ?? '',
  }
}

/** A phone number begins with `+` and is no formula. */
const isPhone = (cell: string): boolean => /^\+[\d ]+$/.test(cell)

const quoted = (cell: string): string =>
  `"${(isPhone(cell) ? cell : escapeFormula(cell)).replaceAll('"', '""')}"`

/** What a carrier's own program reads addresses from, as a CSV file with semicolons; what is picked up is left out. */
export function carrierListOf(
  orders: readonly OrderDocument[],
  nameOf: (column: CarrierColumn) => string,
): string {
  const sent = orders.filter(({ typeOfDelivery }) => !isPickup(typeOfDelivery)).map(cellsOf)
  const lines = sent.map((cells) => carrierColumns.map((column) => cells[column]))
  return (
    BYTE_ORDER_MARK +
    [carrierColumns.map(nameOf), ...lines].map((line) => `${line.map(quoted).join(';')}\r\n`).join('')
  )
}

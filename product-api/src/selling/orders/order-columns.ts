import type { DocumentKind } from '@bieznik/contract/content/document-kind'
import type { Order, OrderItem } from '@bieznik/contract/selling/order'
import type { OrderExtra } from '@bieznik/contract/selling/order-extra'
import { grosze, totalOf, type Grosze } from '@bieznik/contract/money/money'
import { dueOf } from '@bieznik/contract/selling/order-money'
import { waitsForMoney } from '@bieznik/contract/money/payment'
import { sql } from 'drizzle-orm'
import { orderReturnLines } from '../../platform/db/schema/corrections.ts'
import { orderExtras, orderItems, orders } from '../../platform/db/schema/orders.ts'

export const orderColumns = {
  id: orders.id,
  userId: orders.userId,
  orderDate: orders.orderDate,
  status: orders.status,
  deliveredAt: orders.deliveredAt,
  name: orders.name,
  address: orders.address,
  city: orders.city,
  postCode: orders.postCode,
  country: orders.country,
  typeOfDelivery: orders.typeOfDelivery,
  typeOfPayment: orders.typeOfPayment,
  documentKind: sql<DocumentKind>`case ${orders.customerType} when 'company' then 'invoice' else ${orders.documentKind} end`,
  contactPerson: orders.contactPerson,
  recipient: orders.recipient,
  recipientPhone: orders.recipientPhone,
  courierNote: orders.courierNote,
  pickupDay: orders.pickupDay,
  deliverBy: orders.deliverBy,
  paidUntil: orders.paidUntil,
  extras: sql<OrderExtra[]>`(
    select coalesce(json_agg(json_build_object('kind', ${orderExtras.kind}, 'detail', ${orderExtras.detail})), '[]')
    from ${orderExtras} where ${orderExtras.orderId} = orders.id
  )`,
  plnPerUsd: orders.plnPerUsd,
  exchangeRateDate: orders.exchangeRateDate,
}

export const itemColumns = {
  id: orderItems.id,
  productId: orderItems.productId,
  title: orderItems.title,
  titleLanguage: orderItems.titleLanguage,
  url: orderItems.url,
  price: orderItems.price,
  lowestPrice: orderItems.lowestPrice,
  quantity: orderItems.quantity,
  returned: sql`(
    select coalesce(sum(${orderReturnLines.pieces}), 0) from ${orderReturnLines}
    where ${orderReturnLines.orderItemId} = order_items.id
  )`.mapWith(Number),
}

type ItemRow = Omit<OrderItem, 'lowestPrice' | 'returned'> & { lowestPrice: Grosze | null; returned: number }

/** The lowest price is there when the item was bought at a reduced one. */
export function toItem({ lowestPrice, returned, ...item }: ItemRow): OrderItem {
  return {
    ...item,
    ...(lowestPrice !== null && { lowestPrice }),
    ...(returned > 0 && { returned }),
  }
}

/** What came in for an order, whatever of it went back since; and what of it went back, or is on its way. */
export type Received = { paid: Grosze; refunded: Grosze }

export const NOTHING_RECEIVED: Received = { paid: grosze(0), refunded: grosze(0) }

/** As it is read with `orderColumns`. */
export type OrderRow = Omit<
  Order,
  | 'orderDate'
  | 'deliveredAt'
  | 'firstAndLastName'
  | 'orderItems'
  | 'total'
  | 'paid'
  | 'refunded'
  | 'due'
  | 'exchangeRate'
> & {
  orderDate: Date
  deliveredAt: Date | null
  plnPerUsd: number
  exchangeRateDate: string
}

/** An assembly is a row for each tire on each wheel. */
const eachOnce = (extras: readonly OrderExtra[]): OrderExtra[] => [
  ...new Map(extras.map((extra) => [`${extra.kind} ${extra.detail}`, extra])).values(),
]

export function toOrder(
  { plnPerUsd, exchangeRateDate, extras = [], ...row }: OrderRow,
  items: OrderItem[],
  { paid, refunded }: Received,
): Order {
  const due = dueOf({ status: row.status, orderItems: items, paid })
  return {
    ...row,
    orderDate: row.orderDate.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    firstAndLastName: row.name,
    orderItems: items,
    ...(extras.length > 0 && { extras: eachOnce(extras) }),
    total: totalOf(items),
    paid,
    ...(refunded > 0 && { refunded }),
    due,
    deliverBy: waitsForMoney({ ...row, due }) ? null : row.deliverBy,
    exchangeRate: { plnPerUsd, date: exchangeRateDate },
  }
}

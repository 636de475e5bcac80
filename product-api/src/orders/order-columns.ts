import type { DocumentKind } from '@bieznik/contract/document-kind'
import type { Order, OrderItem } from '@bieznik/contract/order'
import { amountDue, totalOf, type Grosze } from '@bieznik/contract/money'
import { sql } from 'drizzle-orm'
import { orderItems, orders } from '../db/schema/orders.ts'

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
}

type ItemRow = Omit<OrderItem, 'lowestPrice'> & { lowestPrice: Grosze | null }

/** The lowest price is there when the item was bought at a reduced one. */
export function toItem({ lowestPrice, ...item }: ItemRow): OrderItem {
  return lowestPrice === null ? item : { ...item, lowestPrice }
}

type OrderRow = Omit<
  Order,
  'orderDate' | 'deliveredAt' | 'firstAndLastName' | 'orderItems' | 'total' | 'paid' | 'due' | 'exchangeRate'
> & {
  orderDate: Date
  deliveredAt: Date | null
  plnPerUsd: number
  exchangeRateDate: string
}

export function toOrder(
  { plnPerUsd, exchangeRateDate, ...row }: OrderRow,
  items: OrderItem[],
  paid: Grosze,
): Order {
  const total = totalOf(items)
  return {
    ...row,
    orderDate: row.orderDate.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    firstAndLastName: row.name,
    orderItems: items,
    total,
    paid,
    due: amountDue(total, paid),
    exchangeRate: { plnPerUsd, date: exchangeRateDate },
  }
}

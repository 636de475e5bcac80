import { grosze, type ExchangeRate, type Grosze } from '@bieznik/contract/money'
import {
  availablePaymentMethods,
  type Language,
  type Order,
  type PaymentMethod,
  type PlaceOrder,
} from '@bieznik/contract/order'
import type { OrderStatus } from '@bieznik/contract/order-status'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../db/client.ts'
import { orderItems, orders, orderStatusChanges } from '../db/schema/orders.ts'
import { ProblemError } from '../http/problem-error.ts'
import { toOrder } from './order-columns.ts'
import type { OrderLine } from './order-lines.ts'

const DEFAULT_LANGUAGE: Language = 'pl'

const FIRST_STATUS: OrderStatus = 'Pending'

/** Throws payment_method_unavailable. */
function requireAvailablePayment(method: PlaceOrder['typeOfPayment'], hasPaid: boolean): PaymentMethod {
  const methods = availablePaymentMethods({ hasWallet: hasPaid })
  const available = methods.find((each) => each === method)
  if (!available) {
    throw new ProblemError('payment_method_unavailable', 'This payment method cannot be chosen.', {
      fields: [{ path: 'typeOfPayment', message: `one of ${methods.join(', ')}` }],
    })
  }
  return available
}

function buyerName({ customerType, companyName, firstAndLastName }: PlaceOrder): string {
  const name = customerType === 'company' ? companyName : firstAndLastName
  if (!name) throw new Error('placeOrderSchema lets no order without a name through')
  return name
}

/** Where the order goes; an alternative address counts only for the delivery that has one. */
function destinationOf(request: PlaceOrder) {
  const elsewhere = request.typeOfDelivery === 'shipping_to_another_address' && request.alternativeAddress
  const { address, city, postCode, country } = elsewhere || request
  return { address, city, postCode, country }
}

function columnsOf(request: PlaceOrder, hasPaid: boolean) {
  return {
    userId: request.userId,
    customerType: request.customerType,
    name: buyerName(request),
    taxId: request.customerType === 'company' ? request.unn : null,
    email: request.email,
    phone: request.phone,
    ...destinationOf(request),
    buyerAddress: request.address,
    buyerCity: request.city,
    buyerPostCode: request.postCode,
    buyerCountry: request.country,
    typeOfDelivery: request.typeOfDelivery,
    typeOfPayment: requireAvailablePayment(request.typeOfPayment, hasPaid),
    language: request.language ?? DEFAULT_LANGUAGE,
    consentCommercial: request.consentCommercial ?? false,
  }
}

/** What an order is made of besides the request. `paid`: by payments that were waiting for it; null: there are none. */
type Ingredients = { lines: OrderLine[]; rate: ExchangeRate; paid: Grosze | null }

const placedSchema = z.object({
  id: z.int(),
  orderDate: z.string().transform((date) => new Date(date)),
  /** By the id of the product. */
  itemIds: z.record(z.string(), z.int()),
})

function insertItems(lines: OrderLine[]): SQL {
  const column = <T>(valueOf: (line: OrderLine) => T) => sql.param(lines.map(valueOf))
  return sql`
    insert into ${orderItems} (order_id, product_id, title, url, price, quantity)
    select placed.id, line.* from placed cross join unnest(
      ${column(({ product }) => product.id)}::int[],
      ${column(({ product }) => product.title)}::text[],
      ${column(({ product }) => product.url)}::text[],
      ${column(({ product }) => product.price)}::int[],
      ${column(({ quantity }) => quantity)}::int[]
    ) as line
    returning id, product_id`
}

async function insertRows(tx: Transaction, row: typeof orders.$inferInsert, lines: OrderLine[]) {
  const { rows } = await tx.execute(sql`
    with placed as ${tx.insert(orders).values(row).returning({ id: orders.id, orderDate: orders.orderDate })},
    items as (${insertItems(lines)}),
    history as (
      insert into ${orderStatusChanges} (order_id, to_status, changed_by)
      select id, ${FIRST_STATUS}, ${row.userId} from placed
    )
    select id, order_date as "orderDate", (select json_object_agg(product_id, id) from items) as "itemIds"
    from placed`)
  return placedSchema.parse(rows[0])
}

/**
 * Writes the order, its items with the title, picture and price of now, and the first row of its history, in one statement.
 */
export async function insertOrder(
  tx: Transaction,
  request: PlaceOrder,
  { lines, rate, paid }: Ingredients,
): Promise<Order> {
  const columns = columnsOf(request, paid !== null)
  const kept = { plnPerUsd: rate.plnPerUsd, exchangeRateDate: rate.date, status: FIRST_STATUS }
  const { id, orderDate, itemIds } = await insertRows(tx, { ...columns, ...kept }, lines)
  const items = lines.map(({ product: { id: productId, title, url, price }, quantity }) => {
    const itemId = itemIds[productId]
    if (itemId === undefined) throw new Error('a line of the order was not written')
    return { id: itemId, productId, title, url, price, quantity }
  })
  const { userId, name, address, city, postCode, country, typeOfDelivery, typeOfPayment } = columns
  const shown = { userId, name, address, city, postCode, country, typeOfDelivery, typeOfPayment }
  return toOrder({ id, orderDate, deliveredAt: null, ...shown, ...kept }, items, paid ?? grosze(0))
}

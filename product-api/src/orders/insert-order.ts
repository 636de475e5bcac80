import { grosze, type ExchangeRate, type Grosze } from '@bieznik/contract/money'
import {
  availablePaymentMethods,
  type Language,
  type Order,
  type PaymentMethod,
  type PlaceOrder,
} from '@bieznik/contract/order'
import type { Transaction } from '../db/client.ts'
import { orderItems, orders, orderStatusChanges } from '../db/schema/orders.ts'
import { ProblemError } from '../http/problem-error.ts'
import { itemColumns, orderColumns, toOrder } from './order-columns.ts'
import type { OrderLine } from './order-lines.ts'

const DEFAULT_LANGUAGE: Language = 'pl'

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

/** Writes the order, its items with the title, picture and price of now, and the first row of its history. */
export async function insertOrder(
  tx: Transaction,
  request: PlaceOrder,
  { lines, rate, paid }: Ingredients,
): Promise<Order> {
  const [order] = await tx
    .insert(orders)
    .values({ ...columnsOf(request, paid !== null), plnPerUsd: rate.plnPerUsd, exchangeRateDate: rate.date })
    .returning(orderColumns)
  if (!order) throw new Error('an insert returned no row')
  const items = await tx
    .insert(orderItems)
    .values(
      lines.map(({ product: { id, title, url, price }, quantity }) => ({
        orderId: order.id,
        productId: id,
        title,
        url,
        price,
        quantity,
      })),
    )
    .returning(itemColumns)
  await tx.insert(orderStatusChanges).values({ orderId: order.id, to: order.status, changedBy: order.userId })
  return toOrder(order, items, paid ?? grosze(0))
}

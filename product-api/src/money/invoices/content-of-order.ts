import { rateOfProduct } from '@bieznik/contract/money/vat'
import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import type { Company } from '@bieznik/contract/platform/company'
import { readCountry } from '@bieznik/contract/platform/countries'
import { totalOf, type Grosze } from '@bieznik/contract/money/money'
import { isPickup, type OrderDetail } from '@bieznik/contract/selling/order'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { orderItems, orders } from '../../platform/db/schema/orders.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { getOrderDetail } from '../../selling/orders/orders.queries.ts'
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts'
import type { InvoiceSettings } from './invoice-settings.ts'

/** The order's row, which no other transaction changes or invoices until this one ends; null: there is none. */
export async function lockInvoicedOrder(tx: Transaction, orderId: number) {
  const [row] = await tx
    .select({
      status: orders.status,
      customerType: orders.customerType,
      documentKind: orders.documentKind,
      taxId: orders.taxId,
      email: orders.email,
      language: orders.language,
      address: orders.buyerAddress,
      postCode: orders.buyerPostCode,
      city: orders.buyerCity,
      country: orders.buyerCountry,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update')
  return row ?? null
}
export type InvoicedOrder = NonNullable<Awaited<ReturnType<typeof lockInvoicedOrder>>>

async function listLines(tx: Transaction, orderId: number): Promise<InvoiceLine[]> {
  const rows = await tx
    .select({
      title: orderItems.title,
      productType: products.productType,
      quantity: orderItems.quantity,
      price: orderItems.price,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id))
  return rows.map((row) => ({ ...row, rate: rateOfProduct[row.productType] }))
}

/** The day on which the goods left the shop's hands: sent to the buyer, or fetched. */
function soldOn({ typeOfDelivery, status, history, deliveredAt }: OrderDetail): string | null {
  if (status !== 'Sent' && status !== 'Delivered') return null
  const sent = isPickup(typeOfDelivery) ? undefined : history.findLast(({ to }) => to === 'Sent')?.changedAt
  const moment = sent ?? deliveredAt
  return moment === null ? null : dayInWarsaw(new Date(moment))
}

/** The day on which the last złoty was paid; null: something is due. Who pays at the delivery has paid by then. */
function paidOn({ due, payments, typeOfPayment, deliveredAt }: OrderDetail): string | null {
  if (due === 0) {
    const moments = payments.flatMap(({ state, capturedAt }) =>
      state === 'captured' && capturedAt !== null ? [capturedAt] : [],
    )
    const last = moments.toSorted().at(-1)
    return last === undefined ? null : dayInWarsaw(new Date(last))
  }
  if (typeOfPayment !== 'payment_at_delivery' || deliveredAt === null) return null
  return dayInWarsaw(new Date(deliveredAt))
}

/** The last day for paying what waits for its money. */
const dueOn = ({ due, paidUntil = null }: OrderDetail): string | null => (due > 0 ? paidUntil : null)

/** Whether the invoice has to say that the payment is split: goods of annex 15, to a company, above the limit. */
function isSplitPayment(
  taxId: string | null,
  lines: readonly { productType: ProductType; price: Grosze; quantity: number }[],
  { splitPaymentKinds, splitPaymentAbove }: InvoiceSettings,
): boolean {
  const isOfAnnex = lines.some(({ productType }) => splitPaymentKinds.has(productType))
  return taxId !== null && isOfAnnex && totalOf(lines) > splitPaymentAbove
}

/** The day on which the whole was paid, of an order whose goods have not left. Throws status_not_allowed for one that is to wait for that. */
function advancePaidOn(order: OrderDetail, { prepaid }: InvoiceSettings): string | null {
  if (soldOn(order) !== null || !order.payments.some(({ state }) => state === 'captured')) return null
  const day = order.due === 0 && prepaid === 'advance' ? paidOn(order) : null
  if (day !== null) return day
  throw new ProblemError('status_not_allowed', 'A paid order is invoiced once its goods have left.')
}

/** What an invoice for the order says now. Throws status_not_allowed for an order that was paid and whose goods have not left. */
export async function contentOfOrder(
  tx: Transaction,
  orderId: number,
  row: InvoicedOrder,
  { company, settings }: { company: Company; settings: InvoiceSettings },
): Promise<InvoiceContent> {
  const order = await getOrderDetail(tx, { id: orderId })
  if (!order) throw new Error('invoices: the order does not exist')
  const lines = await listLines(tx, orderId)
  const { legalName, seat, registerCourt, krs, nip, regon, shareCapital, bdo, bankAccount } = company
  const { email, phone, isExample } = company
  const { taxId, address, postCode, city, country } = row
  return {
    seller: {
      legalName,
      seat,
      registerCourt,
      krs,
      nip,
      regon,
      shareCapital,
      bdo,
      bankAccount,
      email,
      phone,
      isExample,
    },
    buyer: { name: order.name, taxId, address, postCode, city, country, countryCode: readCountry(country) },
    order: { id: orderId, orderedOn: dayInWarsaw(new Date(order.orderDate)) },
    soldOn: soldOn(order),
    advancePaidOn: advancePaidOn(order, settings),
    lines,
    payment: { method: order.typeOfPayment, paidOn: paidOn(order), dueOn: dueOn(order) },
    isSplitPayment: isSplitPayment(taxId, lines, settings),
    isToReceipt: row.customerType === 'private_person' && row.documentKind === 'receipt',
    correction: null,
  }
}

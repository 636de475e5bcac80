import type { BooksPeriod } from '@bieznik/contract/books'
import { grosze, type Grosze } from '@bieznik/contract/money'
import { PICKUP_METHOD, type PaymentMethod } from '@bieznik/contract/order'
import type { ProductType } from '@bieznik/contract/product'
import { and, asc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products } from '../db/schema/catalogue.ts'
import { invoices } from '../db/schema/invoices.ts'
import { orderItems, orders, orderStatusChanges } from '../db/schema/orders.ts'
import { rateOfProduct, vatWithin, type VatSum } from '../invoices/vat.ts'
import { dayOf, isWithin } from './period.ts'

/** The goods of an order were handed over, or taken back: an entry that never changes. */
export type Sale = {
  /** Id of the row in the order's history. */
  change: number
  day: string
  orderId: number
  sign: 1 | -1
  document: 'receipt' | 'invoice'
  method: PaymentMethod
  /** The day of the order's invoice, and its amount; null: it has none. */
  invoicedOn: string | null
  invoiceGross: Grosze | null
  /** With the sign. */
  sums: VatSum[]
}

/** In whose hands the goods are at a status: sent ones have left the shop, others are fetched when they are delivered. */
const isHandedOver = (status: SQLWrapper) => sql`(
  ${status} = 'Delivered' or (${status} = 'Sent' and ${orders.typeOfDelivery} <> ${PICKUP_METHOD})
)`

const gross = sql`sum(${orderItems.price}::bigint * ${orderItems.quantity})`.mapWith(Number)

/** One row for each change of hands and kind of product. */
function listRows(db: Queryable, period: BooksPeriod) {
  const change = orderStatusChanges
  return db
    .select({
      change: change.id,
      day: dayOf(change.changedAt),
      orderId: orders.id,
      isSold: sql<boolean>`${isHandedOver(change.to)}`,
      document: sql<
        Sale['document']
      >`case when ${orders.customerType} = 'company' or ${orders.documentKind} = 'invoice' then 'invoice' else 'receipt' end`,
      method: orders.typeOfPayment,
      invoicedOn: invoices.issuedOn,
      invoiceGross: invoices.gross,
      productType: products.productType,
      gross,
    })
    .from(change)
    .innerJoin(orders, eq(orders.id, change.orderId))
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
    .where(
      and(
        isWithin(change.changedAt, period),
        sql`coalesce(${isHandedOver(change.from)}, false) <> ${isHandedOver(change.to)}`,
      ),
    )
    .groupBy(change.id, orders.id, invoices.id, products.productType)
    .orderBy(asc(change.id), asc(products.productType))
}

/** VAT is taken of the sum of each rate. */
function sumsOf(ofKinds: ReadonlyMap<ProductType, number>, sign: 1 | -1): VatSum[] {
  const grossOf = new Map<VatSum['rate'], number>()
  for (const [kind, amount] of ofKinds) {
    const rate = rateOfProduct[kind]
    grossOf.set(rate, (grossOf.get(rate) ?? 0) + amount)
  }
  return [...grossOf].map(([rate, amount]) => {
    const vat = vatWithin(grosze(amount), rate)
    return {
      rate,
      gross: grosze(sign * amount),
      vat: grosze(sign * vat),
      net: grosze(sign * (amount - vat)),
    }
  })
}

/** What was handed over and taken back in the period, in the order in which it was written. */
export async function listSales(db: Queryable, period: BooksPeriod): Promise<Sale[]> {
  const kinds = new Map<number, Map<ProductType, number>>()
  const rows = await listRows(db, period)
  for (const row of rows) {
    const ofChange = kinds.get(row.change) ?? new Map<ProductType, number>()
    kinds.set(row.change, ofChange.set(row.productType, row.gross))
  }
  const seen = new Set<number>()
  return rows.flatMap(({ isSold, productType: _kind, gross: _gross, ...row }) => {
    const ofKinds = kinds.get(row.change)
    if (!ofKinds || seen.has(row.change)) return []
    seen.add(row.change)
    const sign = isSold ? 1 : -1
    return [{ ...row, sign, sums: sumsOf(ofKinds, sign) }]
  })
}

import {
  rateOfProduct,
  vatRateNames,
  vatWithin,
  type VatRate,
  type VatSum,
} from '@bieznik/contract/money/vat'
import type { RegisterPeriod } from '@bieznik/contract/money/registers'
import { grosze, type Grosze } from '@bieznik/contract/money/money'
import { PICKUP_METHOD, type PaymentMethod } from '@bieznik/contract/selling/order'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import { and, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { dayOf } from '../../platform/db/warsaw-day.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { orderCorrections } from '../../platform/db/schema/corrections.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { orderItems, orders, orderStatusChanges } from '../../platform/db/schema/orders.ts'
import { listAmountChanges, microsecondsOf, type AmountChange } from './corrected-amounts.queries.ts'
import { isWithin } from './period.ts'

/** The goods of an order were handed over, or taken back, or its price was corrected in between: an entry that never changes. */
export type Sale = {
  day: string
  orderId: number
  /** Of the cash register, as staff saved it. */
  receiptNumber: string | null
  what: 'sold' | 'taken_back' | 'corrected'
  document: 'receipt' | 'invoice'
  method: PaymentMethod
  /** The day of the order's invoice, and its amount; null: it has none. */
  invoicedOn: string | null
  invoiceGross: Grosze | null
  /** Of the invoice and its corrections. */
  documentsGross: Grosze | null
  /** What the order comes to now. */
  orderGross: Grosze
  /** With the sign. */
  sums: VatSum[]
}

/** In whose hands the goods are at a status: sent ones have left the shop, others are fetched when they are delivered. */
const isHandedOver = (status: SQLWrapper) => sql`(
  ${status} = 'Delivered' or (${status} = 'Sent' and ${orders.typeOfDelivery} <> ${PICKUP_METHOD})
)`

const gross = sql`sum(${orderItems.price}::bigint * ${orderItems.quantity})`.mapWith(Number)

const documentsGross = sql<Grosze | null>`(
  select sum(document.gross)::int from ${invoices} as document where document.order_id = ${orders.id}
)`

/** What an entry says of its order: one row for each kind of product, with what it comes to now. */
const ofOrder = {
  orderId: orders.id,
  receiptNumber: orders.receiptNumber,
  document: sql<
    Sale['document']
  >`case when ${orders.customerType} = 'company' or ${orders.documentKind} = 'invoice' then 'invoice' else 'receipt' end`,
  method: orders.typeOfPayment,
  invoicedOn: invoices.issuedOn,
  invoiceGross: invoices.gross,
  documentsGross,
  kind: products.productType,
  gross,
}

/** Another one that replaces it is among the documents. */
const isFirstInvoice = and(
  eq(invoices.orderId, orders.id),
  eq(invoices.kind, 'invoice'),
  isNull(invoices.replacesId),
)

function listChangesOfHands(db: Queryable, period: RegisterPeriod) {
  const change = orderStatusChanges
  return db
    .select({
      id: change.id,
      at: microsecondsOf(change.changedAt),
      day: dayOf(change.changedAt),
      what: sql<
        'sold' | 'taken_back'
      >`case when ${isHandedOver(change.to)} then 'sold' else 'taken_back' end`,
      ...ofOrder,
    })
    .from(change)
    .innerJoin(orders, eq(orders.id, change.orderId))
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(invoices, isFirstInvoice)
    .where(
      and(
        isWithin(change.changedAt, period),
        sql`coalesce(${isHandedOver(change.from)}, false) <> ${isHandedOver(change.to)}`,
      ),
    )
    .groupBy(change.id, orders.id, invoices.id, products.productType)
}

/** Corrections of orders whose goods were out of the shop's hands then. */
function listCorrected(db: Queryable, period: RegisterPeriod) {
  const correction = orderCorrections
  const statusThen = sql`(
    select last.to_status from ${orderStatusChanges} as last
    where last.order_id = ${orders.id} and last.changed_at <= ${correction.doneAt}
    order by last.changed_at desc, last.id desc limit 1
  )`
  return db
    .select({
      id: correction.id,
      at: microsecondsOf(correction.doneAt),
      day: dayOf(correction.doneAt),
      what: sql<'corrected'>`'corrected'`,
      ...ofOrder,
    })
    .from(correction)
    .innerJoin(orders, eq(orders.id, correction.orderId))
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(invoices, isFirstInvoice)
    .where(
      and(
        isWithin(correction.doneAt, period),
        sql`${correction.totalBefore} <> ${correction.totalAfter}`,
        isHandedOver(statusThen),
      ),
    )
    .groupBy(correction.id, orders.id, invoices.id, products.productType)
}

type Amounts = ReadonlyMap<VatRate, number>

/** What the rows of an order come to by rate, without these corrections. */
function amountsWithout(
  rows: readonly { kind: ProductType; gross: number }[],
  undone: readonly AmountChange[],
): Amounts {
  const amounts = new Map<VatRate, number>()
  const add = (kind: ProductType, amount: number) =>
    amounts.set(rateOfProduct[kind], (amounts.get(rateOfProduct[kind]) ?? 0) + amount)
  for (const { kind, gross: now } of rows) add(kind, now)
  // A line that is there no more is taken for one of the kind of the others.
  for (const { kind, change } of undone) add(kind ?? rows[0]?.kind ?? 'Tire', -change)
  return amounts
}

const NOTHING: Amounts = new Map()

/** VAT is taken of the sum of each rate, before and after: so the entries of an order add up to what it comes to. */
function sumsBetween(before: Amounts, after: Amounts): VatSum[] {
  return vatRateNames.flatMap((rate) => {
    const [was, is] = [grosze(before.get(rate) ?? 0), grosze(after.get(rate) ?? 0)]
    const [amount, vat] = [is - was, vatWithin(is, rate) - vatWithin(was, rate)]
    return amount === 0 ? [] : [{ rate, gross: grosze(amount), vat: grosze(vat), net: grosze(amount - vat) }]
  })
}

type Row = Awaited<ReturnType<typeof listChangesOfHands> | ReturnType<typeof listCorrected>>[number]

function sumsOf(rows: readonly Row[], { id, at, what }: Row, changes: readonly AmountChange[]): VatSum[] {
  if (what !== 'corrected') {
    const then = amountsWithout(
      rows,
      changes.filter((change) => change.at >= at),
    )
    return what === 'sold' ? sumsBetween(NOTHING, then) : sumsBetween(then, NOTHING)
  }
  const later = changes.filter((change) => change.at > at || (change.at === at && change.correction > id))
  const own = changes.filter(({ correction }) => correction === id)
  return sumsBetween(amountsWithout(rows, [...later, ...own]), amountsWithout(rows, later))
}

/** What was handed over, taken back and corrected in the period, in the order in which it happened. */
export async function listSales(db: Queryable, period: RegisterPeriod): Promise<Sale[]> {
  const [moved, corrected, changes] = await Promise.all([
    listChangesOfHands(db, period),
    listCorrected(db, period),
    listAmountChanges(db, period),
  ])
  const changesOf = Map.groupBy(changes, ({ orderId }) => orderId)
  const entries = [
    ...Map.groupBy(moved, ({ id }) => id).values(),
    ...Map.groupBy(corrected, ({ id }) => id).values(),
  ]
  return entries
    .flatMap((rows: readonly Row[]) => {
      const [first] = rows
      if (!first) return []
      const { id, at, kind: _kind, gross: _gross, ...entry } = first
      const sums = sumsOf(rows, first, changesOf.get(first.orderId) ?? [])
      const orderGross = grosze(rows.reduce((sum, row) => sum + row.gross, 0))
      return [{ id, at, sale: { ...entry, orderGross, sums } }]
    })
    .toSorted((a, b) => a.at - b.at || a.id - b.id)
    .map(({ sale }) => sale)
}

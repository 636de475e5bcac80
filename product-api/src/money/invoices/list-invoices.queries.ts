import type { InvoiceFilter, ListedInvoice, UninvoicedOrder } from '@bieznik/contract/money/invoice'
import { grosze } from '@bieznik/contract/money/money'
import { and, asc, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { ksefSubmissions } from '../../platform/db/schema/ksef-submissions.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'
import { totalOfOrder } from '../../selling/orders/order-money.ts'
import { contains, folded } from '../../platform/db/search-text.ts'
import { isToBeInvoiced } from './due-orders.queries.ts'
import type { InvoiceSettings } from './invoice-settings.ts'

const ofFilter = {
  waiting: inArray(ksefSubmissions.state, ['waiting', 'sent']),
  stopped: inArray(ksefSubmissions.state, ['refused', 'number_taken']),
} as const

/** As `writtenNumber` writes it. */
const number = sql<string>`${invoices.series} || '/' || lpad(${invoices.sequence}::text, greatest(4, length(${invoices.sequence}::text)), '0')`
const buyerName = sql<string>`${invoices.content} -> 'buyer' ->> 'name'`
const buyerTaxId = sql<string | null>`${invoices.content} -> 'buyer' ->> 'taxId'`

/** A part of a tax id however its groups are written, with its country or without. */
function hasTaxId(search: string): SQL | undefined {
  const written = search.replaceAll(/[\s.-]/g, '').toUpperCase()
  const withoutCountry = /^[A-Z]{2}(\d{6,})$/.exec(written)?.[1]
  const own = sql`upper(regexp_replace(${buyerTaxId}, '[ .-]', '', 'g'))`
  return or(
    ...[written, withoutCountry].map((part) => (part ? contains(own, sql`${part}::text`) : undefined)),
  )
}

/** Of the number, the buyer's name or tax id any part; of the order the whole number. */
function matches(search: string): SQL | undefined {
  const part = folded(sql`${search}::text`)
  return or(
    contains(folded(number), part),
    contains(folded(buyerName), part),
    hasTaxId(search),
    sql`${invoices.orderId}::text = ${search}`,
  )
}

/** Invoices and corrections, newest first. */
export async function listInvoices(
  db: Queryable,
  { filter, search }: { filter?: InvoiceFilter | undefined; search?: string | undefined },
  { limit, offset }: Slice,
): Promise<Page<ListedInvoice>> {
  const found = db
    .select({
      id: invoices.id,
      number: number.as('number'),
      kind: invoices.kind,
      issuedOn: invoices.issuedOn,
      gross: invoices.gross,
      orderId: invoices.orderId,
      name: buyerName.as('name'),
      taxId: buyerTaxId.as('tax_id'),
      ksefState: ksefSubmissions.state,
      ksefNumber: ksefSubmissions.ksefNumber,
      isConfirmed: isNotNull(ksefSubmissions.confirmation).mapWith(Boolean),
    })
    .from(invoices)
    .leftJoin(ksefSubmissions, eq(ksefSubmissions.invoiceId, invoices.id))
    .where(and(filter && ofFilter[filter], search ? matches(search) : undefined))
  const rows = await found.orderBy(desc(invoices.id)).limit(limit).offset(offset)
  return {
    total: await db.$count(found),
    rows: rows.map(({ name, taxId, ksefState, ksefNumber, isConfirmed, ...row }) => ({
      ...row,
      buyer: { name, taxId },
      ...(ksefState && { ksef: { state: ksefState, number: ksefNumber, isConfirmed } }),
    })),
  }
}

const MOST_UNINVOICED = 200

/** Orders that are to be invoiced now, oldest first. */
export async function listUninvoiced(
  db: Queryable,
  settings: Pick<InvoiceSettings, 'prepaid'>,
): Promise<Page<UninvoicedOrder>> {
  const isDue = isToBeInvoiced(settings)
  const rows = await db
    .select({
      id: orders.id,
      orderDate: orders.orderDate,
      name: orders.name,
      taxId: orders.taxId,
      total: totalOfOrder,
    })
    .from(orders)
    .where(isDue)
    .orderBy(asc(orders.id))
    .limit(MOST_UNINVOICED)
  return {
    total: await db.$count(orders, isDue),
    rows: rows.map(({ total, ...row }) => withIso({ ...row, total: grosze(total) })),
  }
}

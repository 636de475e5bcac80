import type { VatSum } from '@bieznik/contract/money/vat'
import type { RegisterPeriod } from '@bieznik/contract/money/registers'
import { and, asc, eq, gt, gte, isNotNull, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { ksefSubmissions } from '../../platform/db/schema/ksef-submissions.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { invoiceContentSchema, statedSums, type InvoiceContent } from '../invoices/invoice-content.ts'
import { writtenNumber } from '../invoices/number-invoice.ts'

const BATCH = 500

export type IssuedDocument = {
  id: number
  number: string
  kind: 'invoice' | 'correction'
  issuedOn: string
  orderId: number
  /** Of the receipt that the order has as well. */
  receiptNumber: string | null
  /** Whether it goes to KSeF, and the number that it got there. */
  isForKsef: boolean
  ksefNumber: string | null
  content: InvoiceContent
  sums: VatSum[]
}

/** Invoices and corrections that were issued in the period, as they were numbered, a batch at a time. */
export async function* listIssued(
  db: Queryable,
  { from, before }: RegisterPeriod,
): AsyncGenerator<IssuedDocument> {
  let last = 0
  while (true) {
    const rows = await db
      .select({
        id: invoices.id,
        series: invoices.series,
        sequence: invoices.sequence,
        kind: invoices.kind,
        issuedOn: invoices.issuedOn,
        orderId: invoices.orderId,
        receiptNumber: orders.receiptNumber,
        content: invoices.content,
        isForKsef: isNotNull(ksefSubmissions.invoiceId).mapWith(Boolean),
        ksefNumber: ksefSubmissions.ksefNumber,
      })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .leftJoin(ksefSubmissions, eq(ksefSubmissions.invoiceId, invoices.id))
      .where(and(gt(invoices.id, last), gte(invoices.issuedOn, from), lt(invoices.issuedOn, before)))
      .orderBy(asc(invoices.id))
      .limit(BATCH)
    for (const { series, sequence, content: stored, ...row } of rows) {
      const content = invoiceContentSchema.parse(stored)
      yield { ...row, number: writtenNumber({ series, sequence }), content, sums: statedSums(content) }
    }
    last = rows.at(-1)?.id ?? last
    if (rows.length < BATCH) return
  }
}

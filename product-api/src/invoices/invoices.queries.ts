import type { Invoice } from '@bieznik/contract/invoice'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { invoices } from '../db/schema/invoices.ts'
import { orders } from '../db/schema/orders.ts'
import { invoiceContentSchema } from './invoice-content.ts'
import type { IssuedInvoice } from './invoice-xml.ts'
import { writtenNumber } from './number-invoice.ts'

/** Invoice and corrections of an order, oldest first. */
export async function listInvoicesOfOrder(db: Queryable, orderId: number): Promise<Invoice[]> {
  const rows = await db
    .select({
      id: invoices.id,
      series: invoices.series,
      sequence: invoices.sequence,
      kind: invoices.kind,
      issuedOn: invoices.issuedOn,
      gross: invoices.gross,
      content: invoices.content,
    })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.id))
  return rows.map(({ series, sequence, content, ...row }) => ({
    ...row,
    number: writtenNumber({ series, sequence }),
    lines: invoiceContentSchema
      .parse(content)
      .lines.map(({ title, quantity, price }) => ({ title, quantity, price })),
  }))
}

/** With a `userId` only when it is of an order of that user's. */
export async function getInvoice(
  db: Queryable,
  { id, userId }: { id: number; userId?: string | undefined },
): Promise<(IssuedInvoice & { orderId: number; language: 'pl' | 'en' | 'ru'; xml: string }) | null> {
  const [row] = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.id, id), userId === undefined ? undefined : eq(orders.userId, userId)))
  if (!row) return null
  const { issuedOn, issuedAt, orderId, language, xml, content } = row.invoice
  return {
    number: writtenNumber(row.invoice),
    issuedOn,
    issuedAt,
    orderId,
    language,
    xml,
    content: invoiceContentSchema.parse(content),
  }
}

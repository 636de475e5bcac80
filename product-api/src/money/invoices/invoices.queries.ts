import type { Invoice, KsefState } from '@bieznik/contract/money/invoice'
import type { Language } from '@bieznik/contract/selling/order'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { ksefSubmissions } from '../../platform/db/schema/ksef-submissions.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { invoiceContentSchema } from './invoice-content.ts'
import type { IssuedInvoice } from './invoice-xml.ts'
import type { PrintedCodes } from './ksef/ksef-codes.ts'
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
      ksefState: ksefSubmissions.state,
      ksefNumber: ksefSubmissions.ksefNumber,
      isConfirmed: isNotNull(ksefSubmissions.confirmation).mapWith(Boolean),
    })
    .from(invoices)
    .leftJoin(ksefSubmissions, eq(ksefSubmissions.invoiceId, invoices.id))
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.id))
  return rows.map(({ series, sequence, content, ksefState, ksefNumber, isConfirmed, ...row }) => {
    const { buyer, lines } = invoiceContentSchema.parse(content)
    const { name, taxId, address, postCode, city } = buyer
    return {
      ...row,
      ...(ksefState && { ksef: { state: ksefState, number: ksefNumber, isConfirmed } }),
      number: writtenNumber({ series, sequence }),
      buyer: { name, taxId, address, postCode, city },
      lines: lines.map(({ title, quantity, price }) => ({ title, quantity, price })),
    }
  })
}

/** The official confirmation that KSeF has the invoice (UPO), XML; null: there is none. */
export async function getConfirmation(db: Queryable, invoiceId: number): Promise<string | null> {
  const [row] = await db
    .select({ confirmation: ksefSubmissions.confirmation })
    .from(ksefSubmissions)
    .where(eq(ksefSubmissions.invoiceId, invoiceId))
  return row?.confirmation ?? null
}

type StoredInvoice = IssuedInvoice & {
  orderId: number
  language: Language
  xml: string
  sha256: string
  /** null: it is not sent to KSeF. */
  ksefState: KsefState | null
  /** Of an invoice that KSeF has. */
  codes: PrintedCodes | null
}

/** With a `userId` only when it is of an order of that user's. */
export async function getInvoice(
  db: Queryable,
  { id, userId }: { id: number; userId?: string | undefined },
): Promise<StoredInvoice | null> {
  const [row] = await db
    .select({
      invoice: invoices,
      url: ksefSubmissions.verificationUrl,
      ksefNumber: ksefSubmissions.ksefNumber,
      ksefState: ksefSubmissions.state,
    })
    .from(invoices)
    .leftJoin(ksefSubmissions, eq(ksefSubmissions.invoiceId, invoices.id))
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.id, id), userId === undefined ? undefined : eq(orders.userId, userId)))
  if (!row) return null
  const { issuedOn, issuedAt, orderId, language, xml, sha256, content } = row.invoice
  const { url, ksefNumber, ksefState } = row
  return {
    number: writtenNumber(row.invoice),
    issuedOn,
    issuedAt,
    orderId,
    language,
    xml,
    sha256,
    ksefState,
    codes: url !== null && ksefNumber !== null ? { url, ksefNumber, certificateUrl: null } : null,
    content: invoiceContentSchema.parse(content),
  }
}

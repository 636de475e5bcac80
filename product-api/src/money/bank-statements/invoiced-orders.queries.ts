import { and, eq, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { invoiceRefsOf } from './invoice-refs.ts'

type Titled = { title: string }

/** Which orders are those of the invoices and corrections that titles name. */
export async function findInvoiced(
  db: Queryable,
  lines: readonly Titled[],
): Promise<(line: Titled) => number[]> {
  const refs = lines.flatMap(({ title }) => invoiceRefsOf(title))
  if (refs.length === 0) return () => []
  const isOne = refs.map(({ series, sequence }) =>
    and(eq(invoices.series, series), eq(invoices.sequence, sequence)),
  )
  const { series, sequence, orderId } = invoices
  const found = await db
    .select({ series, sequence, orderId })
    .from(invoices)
    .where(or(...isOne))
  const orders = new Map(found.map((invoice) => [`${invoice.series}/${invoice.sequence}`, invoice.orderId]))
  return ({ title }) => [
    ...new Set(invoiceRefsOf(title).flatMap((ref) => orders.get(`${ref.series}/${ref.sequence}`) ?? [])),
  ]
}

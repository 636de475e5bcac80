import type { Company } from '@bieznik/contract/platform/company'
import type { RefusedOrder } from '@bieznik/contract/selling/many-orders'
import { and, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { oneByOne } from '../../platform/http/one-by-one.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { requireSeen } from '../../platform/http/require-seen.ts'
import { contentOfOrder, lockInvoicedOrder } from './content-of-order.ts'
import type { InvoiceSettings } from './invoice-settings.ts'
import { insertInvoice } from './insert-invoice.ts'

export type Issuer = { db: Database; company: Company; settings: InvoiceSettings }

type Issue = {
  orderId: number
  /** uid of the member of staff; null: the shop issues it. */
  who: string | null
  now: Date
}

/** Issues the invoices of orders; one that is refused leaves the others issued. */
export async function issueInvoices(
  { log, ...issuer }: Issuer & { log: Pick<FastifyBaseLogger, 'error'> },
  orderIds: readonly number[],
  who: string,
): Promise<{ issued: number; refused: RefusedOrder[] }> {
  const { done, refused } = await oneByOne(
    orderIds.map((orderId) => ({ orderId })),
    ({ orderId }) => issueInvoice(issuer, { orderId, who, now: new Date() }),
    { log, message: 'invoices: one of many invoices could not be issued' },
  )
  return { issued: done.length, refused }
}

/**
 * Issues the invoice of an order, in one transaction with its number and its mail. Throws not_found, status_not_allowed for a canceled
 * order or one that was paid and whose goods have not left (unless the shop issues advance invoices), changed_meanwhile when it is invoiced already, or invalid_request when its data make no valid invoice.
 */
export async function issueInvoice({ db, ...shop }: Issuer, { orderId, who, now }: Issue): Promise<number> {
  return db.transaction(async (tx) => {
    const row = await lockInvoicedOrder(tx, orderId)
    if (!row) throw notFound('order')
    if (row.status === 'Canceled') {
      throw new ProblemError('status_not_allowed', 'A canceled order is not invoiced.')
    }
    const isInvoice = and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice'))
    requireSeen((await tx.$count(invoices, isInvoice)) === 0, 'The order is invoiced already.')
    const content = await contentOfOrder(tx, orderId, row, shop)
    const { email: recipient, language, taxId } = row
    const isForKsef = shop.settings.isKsefOn && taxId !== null
    return insertInvoice(tx, {
      content,
      correctsId: null,
      replacesId: null,
      issuedBy: who,
      recipient,
      isForKsef,
      language,
      now,
    })
  })
}

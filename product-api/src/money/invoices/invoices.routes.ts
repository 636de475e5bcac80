import type { Company } from '@bieznik/contract/platform/company'
import { files } from '@bieznik/contract/endpoints/files'
import { invoices } from '@bieznik/contract/endpoints/invoices'
import { mayDo } from '@bieznik/contract/people/staff'
import type { FastifyPluginAsync } from 'fastify'
import type { Caller } from '../../people/identity/caller.ts'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf } from '../../platform/http/paging.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { getOrderDetail } from '../../selling/orders/orders.queries.ts'
import { correctBuyer } from './correct-buyer.ts'
import { correctInvoice } from './correct-invoice.ts'
import type { InvoiceSettings } from './invoice-settings.ts'
import type { KsefCodes } from './ksef/ksef-codes.ts'
import { sendAgain } from './ksef/send-again.ts'
import { getConfirmation, getInvoice } from './invoices.queries.ts'
import { issueInvoice, issueInvoices } from './issue-invoice.ts'
import { listInvoices, listUninvoiced } from './list-invoices.queries.ts'
import { printInvoice } from './print-invoice.ts'

type Options = {
  db: Database
  company: Company
  invoicing: InvoiceSettings
  /** null: no invoice is sent to KSeF. */
  ksefCodes: KsefCodes | null
  mailQueued: () => void
}

export const invoiceRoutes: FastifyPluginAsync<Options> = async (
  app,
  { db, company, invoicing, ksefCodes, mailQueued },
) => {
  /** Throws not_found; of another's invoice too, unless staff ask. */
  async function requireInvoice({ uid, staffRole }: Caller, id: number) {
    const mayRead = mayDo(staffRole, 'orders') || mayDo(staffRole, 'invoices')
    const invoice = await getInvoice(db, { id, userId: mayRead ? undefined : uid })
    if (!invoice) throw notFound('invoice')
    return invoice
  }

  async function orderNow(id: number) {
    mailQueued()
    const order = await getOrderDetail(db, { id })
    if (!order) throw notFound('order')
    return order
  }

  implement(app, invoices.list, ({ query }) => listInvoices(db, query, catalogueSliceOf(query)))
  implement(app, invoices.uninvoiced, () => listUninvoiced(db, invoicing))

  implement(app, invoices.issueMany, async ({ body, caller, request: { log } }) => {
    const result = await issueInvoices({ db, company, settings: invoicing, log }, body.orderIds, caller.uid)
    if (result.issued > 0) mailQueued()
    return result
  })

  implement(app, invoices.issue, async ({ params: { id: orderId }, caller }) => {
    const issuer = { db, company, settings: invoicing }
    await issueInvoice(issuer, { orderId, who: caller.uid, now: new Date() })
    return orderNow(orderId)
  })

  implement(app, invoices.correct, async ({ params: { id: orderId }, body, caller }) => {
    await correctInvoice(db, orderId, body, { who: caller.uid, now: new Date(), settings: invoicing })
    return orderNow(orderId)
  })

  implement(app, invoices.correctBuyer, async ({ params: { id: orderId }, body, caller }) => {
    await correctBuyer(db, orderId, body, { who: caller.uid, now: new Date(), settings: invoicing })
    return orderNow(orderId)
  })

  implement(app, invoices.sendAgain, async ({ params: { id } }) => {
    if (!ksefCodes) throw new ProblemError('status_not_allowed', 'No invoice is sent to KSeF.')
    return orderNow(await db.transaction((tx) => sendAgain(tx, id)))
  })

  implement(app, files.invoice, async ({ params: { id }, caller }) =>
    printInvoice(db, await requireInvoice(caller, id), ksefCodes),
  )
  implement(app, files.structuredInvoice, async ({ params: { id }, caller }) => {
    const { xml } = await requireInvoice(caller, id)
    return xml
  })
  implement(app, files.invoiceConfirmation, async ({ params: { id } }) => {
    const confirmation = await getConfirmation(db, id)
    if (confirmation === null) throw notFound('confirmation')
    return confirmation
  })
}

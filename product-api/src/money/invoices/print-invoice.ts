import type { Queryable } from '../../platform/db/client.ts'
import { renderInvoiceApart } from './invoice-process.ts'
import type { getInvoice } from './invoices.queries.ts'
import { codesWithoutNumber, type KsefCodes } from './ksef/ksef-codes.ts'
import { transferOfInvoice } from './transfer-of-invoice.ts'

type Found = NonNullable<Awaited<ReturnType<typeof getInvoice>>>

/** The PDF of an invoice as it is now: with the codes of KSeF, those for an invoice without a number until it has one. */
export async function printInvoice(db: Queryable, found: Found, ksefCodes: KsefCodes | null) {
  const { xml: _xml, orderId, sha256, ksefState, ...invoice } = found
  const { issuedOn, content } = invoice
  const codes =
    ksefState !== null && ksefState !== 'accepted' && ksefCodes
      ? codesWithoutNumber(ksefCodes, { nip: content.seller.nip, issuedOn, sha256, ksefState }, new Date())
      : invoice.codes
  return renderInvoiceApart({ ...invoice, codes, transfer: await transferOfInvoice(db, orderId, content) })
}

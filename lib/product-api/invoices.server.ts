import 'server-only'
import { streamProductApi } from './client.server'
import { callFor, type OnBehalfOf } from './on-behalf.server'

const XML = 'application/xml; charset=utf-8'
const mediaTypes = { pdf: 'application/pdf', xml: XML, upo: XML } as const

/** An invoice or a correction as a file, one's own, for staff any; `upo`, what KSeF confirms of it, for staff alone. */
export async function getInvoiceFile(
  who: OnBehalfOf,
  invoiceId: number,
  kind: keyof typeof mediaTypes,
): Promise<Response> {
  const { body } = await streamProductApi({ ...callFor(who), path: `/api/invoices/${invoiceId}/${kind}` })
  return new Response(body, { headers: { 'content-type': mediaTypes[kind] } })
}

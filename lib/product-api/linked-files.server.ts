import 'server-only'
import { streamProductApi } from './client.server'

async function linkedFile(path: string, body: object, requestId: string): Promise<Response> {
  const file = { type: 'application/json', bytes: new TextEncoder().encode(JSON.stringify(body)) }
  const response = await streamProductApi({ path, method: 'POST', file, requestId, deadline: 'order' })
  return new Response(response.body, { headers: { 'content-type': 'application/pdf' } })
}

/** The contract of the order of a link. Throws not_found for a link that is none of ours. */
export const getLinkedContract = (link: string, requestId: string): Promise<Response> =>
  linkedFile('/api/linked-order/contract', { link }, requestId)

/** An invoice of the order of a link. Throws not_found, for an invoice of another order too. */
export const getLinkedInvoice = (
  invoice: { link: string; invoiceId: number },
  requestId: string,
): Promise<Response> => linkedFile('/api/linked-order/invoice', invoice, requestId)

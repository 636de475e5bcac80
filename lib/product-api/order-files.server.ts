import 'server-only'
import { streamProductApi } from './client.server'
import { callFor, type OnBehalfOf } from './on-behalf.server'

type Call = Omit<Parameters<typeof streamProductApi>[0], 'deadline'> & { deadline?: 'payment' }

const PDF = 'application/pdf'
const XML = 'application/xml; charset=utf-8'

async function fileFor(who: OnBehalfOf, call: Call, mediaType = PDF): Promise<Response> {
  const { body } = await streamProductApi({ ...callFor(who), ...call })
  return new Response(body, { headers: { 'content-type': mediaType } })
}

/** The contract of an order as a PDF: one's own, for staff any. */
export const getOrderContract = (who: OnBehalfOf, orderId: number): Promise<Response> =>
  fileFor(who, { path: `/api/tires/orders/${orderId}/contract` })

const mediaTypes = { pdf: PDF, xml: XML, upo: XML } as const

/** An invoice or a correction as a file, one's own, for staff any; `upo`, what KSeF confirms of it, for staff alone. */
export const getInvoiceFile = (
  who: OnBehalfOf,
  invoiceId: number,
  kind: keyof typeof mediaTypes,
): Promise<Response> => fileFor(who, { path: `/api/invoices/${invoiceId}/${kind}` }, mediaTypes[kind])

/** The label of a parcel as a PDF; staff only. */
export const getLabel = (who: OnBehalfOf, id: number): Promise<Response> =>
  fileFor(who, { path: `/api/shipments/${id}/label` })

/** Those of several orders, one PDF that the carrier makes; staff only. Throws unavailable while the carrier is away. */
export const getLabels = (who: OnBehalfOf, orderIds: readonly number[]): Promise<Response> =>
  fileFor(who, {
    path: '/api/shipments/labels',
    query: { orders: orderIds.join(',') },
    deadline: 'payment',
  })

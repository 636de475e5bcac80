import 'server-only'
import { streamProductApi } from './client.server'
import { callFor, type OnBehalfOf } from './on-behalf.server'

async function pdf(call: Parameters<typeof streamProductApi>[0]): Promise<Response> {
  const { body } = await streamProductApi(call)
  return new Response(body, { headers: { 'content-type': 'application/pdf' } })
}

/** Those of several orders, one PDF that the carrier makes; staff only. Throws unavailable while the carrier is away. */
export const getLabels = (who: OnBehalfOf, orderIds: readonly number[]): Promise<Response> =>
  pdf({
    ...callFor(who),
    path: '/api/shipments/labels',
    query: { orders: orderIds.join(',') },
    deadline: 'payment',
  })

/** PDF; staff only. */
export const getLabel = (who: OnBehalfOf, id: number): Promise<Response> =>
  pdf({ ...callFor(who), path: `/api/shipments/${id}/label` })

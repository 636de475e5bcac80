import 'server-only'
import { streamProductApi } from './client.server'
import { callFor, type OnBehalfOf } from './on-behalf.server'

/** A list that waits for a person. Throws not_found; staff only. */
export async function readWaitingList(who: OnBehalfOf, runId: number): Promise<Response> {
  const path = `/api/suppliers/feed-runs/${runId}/file`
  const { body, headers } = await streamProductApi({ ...callFor(who), path, deadline: 'import' })
  const type = headers.get('content-type') ?? 'text/csv'
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'private, no-store' } })
}

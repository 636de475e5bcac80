import 'server-only'
import { openingFindingsSchema, type OpeningFinding } from '@bieznik/contract/opening'
import type { OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'

/** What the product API finds; it also asks the mail server. Staff only. */
export async function lookAtProductApi({ caller, requestId }: OnBehalfOf): Promise<OpeningFinding[]> {
  const call = { path: '/api/opening', token: caller.token, requestId, deadline: 'order' } as const
  return (await callProductApi({ ...call, reply: openingFindingsSchema })).data
}

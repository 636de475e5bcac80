import 'server-only'
import { searchMissSchema, type SearchMiss } from '@bieznik/contract/search'
import { z } from 'zod'
import type { OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'

/** Texts that were searched for in vain, the most frequent first. Staff only. */
export async function listSearchMisses({ caller, requestId }: OnBehalfOf): Promise<SearchMiss[]> {
  const call = { path: '/api/search/misses', token: caller.token, requestId, deadline: 'order' } as const
  return (await callProductApi({ ...call, reply: z.array(searchMissSchema) })).data
}

import 'server-only'
import {
  recallBuyersSchema,
  recallSchema,
  type Recall,
  type RecallBuyers,
  type RecallScope,
  type StartRecall,
} from '@bieznik/contract/recall'
import { z } from 'zod'
import { listNames } from '@/lib/user-records/people-names.server'
import type { RecallList } from '@/lib/admin-recalls/recall-queries'
import { callFor, type OnBehalfOf } from './cart.server'
import { callProductApi } from './client.server'

const PATH = '/api/recalls'

async function readRecalls(who: OnBehalfOf): Promise<Recall[]> {
  return (await callProductApi({ ...callFor(who), path: PATH, reply: z.array(recallSchema) })).data
}

/** The newest first, with the names of those who started them; staff only, as everything here. */
export async function listRecalls(who: OnBehalfOf): Promise<RecallList> {
  const recalls = await readRecalls(who)
  return { recalls, people: await listNames(recalls.map(({ startedBy }) => startedBy)) }
}

/** Who bought what is concerned; nothing is sent. */
export async function listRecallBuyers(who: OnBehalfOf, json: RecallScope): Promise<RecallBuyers> {
  const call = { path: `${PATH}/buyers`, method: 'POST', json } as const
  return (await callProductApi({ ...callFor(who), ...call, reply: recallBuyersSchema })).data
}

/** Sends one mail to each buyer. */
export async function startRecall(who: OnBehalfOf, json: StartRecall): Promise<{ id: number }> {
  const call = { path: PATH, method: 'POST', json, reply: z.strictObject({ id: z.int() }) } as const
  return (await callProductApi({ ...callFor(who), ...call })).data
}

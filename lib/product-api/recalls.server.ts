import 'server-only'
import { recallSchema } from '@bieznik/contract/care/recall'
import { z } from 'zod'
import { listNames } from '@/lib/user-records/people-names.server'
import type { RecallList } from '@/lib/recalls/recall-queries'
import { readFor, type OnBehalfOf } from './on-behalf.server'

const PATH = '/api/recalls'

/** The newest first, with the names of those who started them; staff only, as everything here. */
export async function listRecalls(who: OnBehalfOf): Promise<RecallList> {
  const recalls = await readFor(who, { path: PATH, reply: z.array(recallSchema) })
  return { recalls, people: await listNames(recalls.map(({ startedBy }) => startedBy)) }
}

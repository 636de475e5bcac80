import 'server-only'
import { auditEntrySchema } from '@bieznik/contract/audit'
import { TOTAL_COUNT_HEADER } from '@bieznik/contract/catalogue-query'
import { z } from 'zod'
import { AUDIT_PAGE_SIZE, type AuditPage, type AuditSearch } from '@/lib/audit/audit-search'
import { listNames } from '@/lib/user-records/people-names.server'
import { callFor, type OnBehalfOf } from './cart.server'
import { callProductApi } from './client.server'

const PATH = '/api/audit'

async function listEverybody(who: OnBehalfOf): Promise<string[]> {
  const call = { path: `${PATH}/people`, reply: z.array(z.string()) } as const
  return (await callProductApi({ ...callFor(who), ...call })).data
}

/** A page of what staff changed, the newest first, with the names of everybody who may be asked for. */
export async function readAuditLog(who: OnBehalfOf, { page, ...filter }: AuditSearch): Promise<AuditPage> {
  const [{ data, headers }, everybody] = await Promise.all([
    callProductApi({
      ...callFor(who),
      path: PATH,
      query: { ...filter, page, pageSize: AUDIT_PAGE_SIZE },
      reply: z.array(auditEntrySchema),
    }),
    listEverybody(who),
  ])
  const ofRoles = data.flatMap(({ entity, entityId }) => (entity === 'staff' ? entityId : []))
  return {
    entries: data,
    total: Number(headers.get(TOTAL_COUNT_HEADER) ?? data.length),
    everybody,
    people: await listNames([...everybody, ...ofRoles]),
  }
}

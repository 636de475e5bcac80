import 'server-only'
import { auditEntrySchema } from '@bieznik/contract/people/audit'
import { z } from 'zod'
import { AUDIT_PAGE_SIZE, type AuditPage, type AuditSearch } from '@/lib/audit/audit-search'
import { listNames } from '@/lib/user-records/people-names.server'
import { listFor, readFor, type OnBehalfOf } from './on-behalf.server'

const PATH = '/api/audit'

/** A page of what staff changed, the newest first, with the names of everybody who may be asked for. */
export async function readAuditLog(who: OnBehalfOf, { page, ...filter }: AuditSearch): Promise<AuditPage> {
  const [{ rows: entries, total }, everybody] = await Promise.all([
    listFor(who, {
      path: PATH,
      query: { ...filter, page, pageSize: AUDIT_PAGE_SIZE },
      row: auditEntrySchema,
    }),
    readFor(who, { path: `${PATH}/people`, reply: z.array(z.string()) }),
  ])
  const ofRoles = entries.flatMap(({ entity, entityId }) => (entity === 'staff' ? entityId : []))
  return { entries, total, everybody, people: await listNames([...everybody, ...ofRoles]) }
}

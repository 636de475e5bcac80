import { z } from 'zod'
import { pageSchema } from '../catalogue/catalogue-query.ts'
import { endpoint, pageOf } from '../endpoint.ts'
import { auditEntrySchema, auditFilterFields } from '../people/audit.ts'

const area = 'staff'

/** The log is only read: what staff change is written by the database. */
export const auditLog = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    area,
    summary: 'What staff changed, the newest first',
    query: pageSchema.extend(auditFilterFields),
    reply: pageOf(auditEntrySchema),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/admin/audit/people',
    area,
    summary: 'The uids of everybody in the log',
    reply: z.array(z.string()),
  }),
}

import { auditLog } from '@bieznik/contract/endpoints/audit-log'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf } from '../../platform/http/paging.ts'
import { listAuditedPeople, listAuditEntries } from './audit.queries.ts'

/** The log is only read here: what staff change is written by the database. */
export const auditRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  implement(app, auditLog.list, ({ query: { page, pageSize, ...filter } }) =>
    listAuditEntries(db, filter, catalogueSliceOf({ page, pageSize })),
  )
  implement(app, auditLog.people, () => listAuditedPeople(db))
}

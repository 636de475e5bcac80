import { auditEntrySchema, auditFilterFields } from '@bieznik/contract/people/audit'
import { pageSchema } from '@bieznik/contract/catalogue/catalogue-query'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { catalogueSliceOf, sendPage } from '../../platform/http/paging.ts'
import { replies } from '../../platform/http/replies.ts'
import { listAuditedPeople, listAuditEntries } from './audit.queries.ts'

type Options = { db: Database }

const config = { access: 'staff', area: 'staff' } as const

/** The log is only read here: what staff change is written by the database. */
export const auditRoutes: FastifyPluginAsyncZod<Options> = async (app, { db }) => {
  app.get(
    '/api/audit',
    {
      config,
      schema: {
        summary: 'What staff changed, the newest first',
        querystring: pageSchema.extend(auditFilterFields),
        response: replies(z.array(auditEntrySchema)),
      },
    },
    async ({ query: { page, pageSize, ...filter } }, reply) =>
      sendPage(reply, await listAuditEntries(db, filter, catalogueSliceOf({ page, pageSize }))),
  )

  app.get(
    '/api/audit/people',
    {
      config,
      schema: { summary: 'The uids of everybody in the log', response: replies(z.array(z.string())) },
    },
    () => listAuditedPeople(db),
  )
}

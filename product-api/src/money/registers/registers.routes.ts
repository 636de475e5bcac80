import { registersFileSchema, registerParamSchema } from '@bieznik/contract/money/registers'
import { books } from '@bieznik/contract/endpoints/books'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { textReplies } from '../../platform/http/replies.ts'
import { getRegisters } from './registers.ts'
import { writeRegister } from './write-register.ts'

const CSV = 'text/csv'

/** What an accountant takes from the shop. */
export const registersRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  implement(app, books.get, ({ query }) => getRegisters(db, query))

  app.get(
    '/api/books/:register',
    {
      config: { access: 'staff', area: 'accounting' },
      schema: {
        summary: 'Invoices, receipts, payments or refunds of a period as CSV',
        params: registerParamSchema,
        querystring: registersFileSchema,
        response: textReplies(CSV, 'The file'),
      },
    },
    async (request, reply) =>
      reply
        .type(`${CSV}; charset=utf-8`)
        .send(await writeRegister(db, request.params.register, request.query)),
  )
}

import { booksFileSchema, booksPeriodSchema, booksSchema, registerParamSchema } from '@bieznik/contract/books'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../db/client.ts'
import { replies, textReplies } from '../http/replies.ts'
import { getBooks } from './books.ts'
import { writeRegister } from './write-register.ts'

const CSV = 'text/csv'
const config = { access: 'staff' } as const

/** What an accountant takes from the shop. */
export const booksRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/api/books',
    {
      config,
      schema: {
        summary: 'Sales, payments and refunds of a period, in totals',
        querystring: booksPeriodSchema,
        response: replies(booksSchema),
      },
    },
    ({ query }) => getBooks(db, query),
  )

  app.get(
    '/api/books/:register',
    {
      config,
      schema: {
        summary: 'Invoices, receipts, payments or refunds of a period as CSV',
        params: registerParamSchema,
        querystring: booksFileSchema,
        response: textReplies(CSV, 'The file'),
      },
    },
    (request, reply) =>
      reply.type(`${CSV}; charset=utf-8`).send(writeRegister(db, request.params.register, request.query)),
  )
}

import { payments } from '@bieznik/contract/endpoints/payments'
import {
  bankLineSchema,
  bankLinesQuerySchema,
  importedStatementSchema,
  joinLineSchema,
  lineParamSchema,
  MAX_STATEMENT_BYTES,
  pastStatementSchema,
  settleLineSchema,
  statementFileSchema,
  takeLineBackSchema,
  type BankLine,
} from '@bieznik/contract/money/bank-statement'
import type { FastifyBaseLogger } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { requireCaller } from '../../platform/http/access.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf, sendPage } from '../../platform/http/paging.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import type { Recipient } from '../payments/transfer/recipient.ts'
import { getBankLine, listBankLines, listStatements } from './bank-lines.queries.ts'
import { joinLine, reopenLine, settleLine, takeLineBack } from './decide-line.ts'
import { importStatement } from './import-statement.ts'
import { settleReversal } from './reversals.queries.ts'

type Options = { db: Database; company: Recipient; logger: FastifyBaseLogger }

const CSV = 'text/csv'
const config = { access: 'staff' } as const
const params = lineParamSchema
const response = replies(bankLineSchema)

export const bankStatementRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, company, logger }) => {
  const deps = { db, logger }
  app.addContentTypeParser(CSV, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  async function shown(id: number): Promise<BankLine> {
    const found = await getBankLine(db, id)
    if (!found) throw notFound('bank line')
    return found
  }

  app.post(
    '/api/bank-statements',
    {
      config,
      bodyLimit: MAX_STATEMENT_BYTES,
      schema: {
        summary:
          'Takes the money that came in from a file of the bank (MT940, CSV of mBank or PKO BP), sent as text/csv',
        consumes: [CSV],
        querystring: statementFileSchema,
        body: z.unknown().describe('The file'),
        response: replies(importedStatementSchema),
      },
    },
    async (request) => {
      const { body: bytes, query } = request
      if (!Buffer.isBuffer(bytes))
        throw new ProblemError('unsupported_media_type', 'Send the file as text/csv.')
      const who = requireCaller(request).uid
      return importStatement(db, { bytes, ...query, account: company.bankAccount, who })
    },
  )

  app.get(
    '/api/bank-statements',
    {
      config,
      schema: {
        summary: 'The last imported files, newest first',
        response: replies(z.array(pastStatementSchema)),
      },
    },
    () => listStatements(db),
  )

  app.get(
    '/api/bank-lines',
    {
      config,
      schema: {
        summary:
          'Lines of bank statements that wait for a person, oldest first, or the settled ones, newest first',
        querystring: bankLinesQuerySchema,
        response: replies(z.array(bankLineSchema)),
      },
    },
    async ({ query: { state = 'open', ...page } }, reply) =>
      sendPage(reply, await listBankLines(db, state, catalogueSliceOf(page))),
  )

  app.post(
    '/api/bank-lines/:id/join',
    {
      config,
      schema: { summary: 'The line, or a part of it, pays an order', params, body: joinLineSchema, response },
    },
    async (request) => {
      const { id: lineId } = request.params
      await joinLine(deps, { lineId, ...request.body, who: requireCaller(request).uid })
      return shown(lineId)
    },
  )

  app.post(
    '/api/bank-lines/:id/take-back',
    {
      config,
      schema: { summary: 'The line pays an order no more', params, body: takeLineBackSchema, response },
    },
    async (request) => {
      const { id: lineId } = request.params
      await takeLineBack(deps, { lineId, ...request.body, who: requireCaller(request).uid })
      return shown(lineId)
    },
  )

  app.post(
    '/api/bank-lines/:id/settle',
    {
      config,
      schema: {
        summary: 'What is left of the line is for no order',
        params,
        body: settleLineSchema,
        response,
      },
    },
    async (request) => {
      const { id: lineId } = request.params
      await settleLine(deps, { lineId, ...request.body, who: requireCaller(request).uid })
      return shown(lineId)
    },
  )

  app.post(
    '/api/bank-lines/:id/reopen',
    { config, schema: { summary: 'The line waits for a person again', params, response } },
    async (request) => {
      const { id: lineId } = request.params
      await reopenLine(deps, { lineId, who: requireCaller(request).uid })
      return shown(lineId)
    },
  )

  implement(app, payments.settleReversal, async ({ params: { id }, caller }) => {
    if (!(await settleReversal(db, id, caller.uid))) throw notFound('bank reversal')
    return { id }
  })
}

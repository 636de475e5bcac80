import { bankLines } from '@bieznik/contract/endpoints/bank-lines'
import { payments } from '@bieznik/contract/endpoints/payments'
import {
  importedStatementSchema,
  MAX_STATEMENT_BYTES,
  statementFileSchema,
  type BankLine,
} from '@bieznik/contract/money/bank-statement'
import type { FastifyBaseLogger } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { requireCaller } from '../../platform/http/access.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf } from '../../platform/http/paging.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import type { Recipient } from '../payments/transfer/recipient.ts'
import { getBankLine, listBankLines, listStatements } from './bank-lines.queries.ts'
import { joinLine, joinLines, reopenLine, settleLine, takeLineBack } from './decide-line.ts'
import { importStatement } from './import-statement.ts'
import { settleReversal } from './reversals.queries.ts'

type Options = { db: Database; company: Recipient; logger: FastifyBaseLogger }

const CSV = 'text/csv'
const config = { access: 'staff' } as const

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

  implement(app, bankLines.statements, () => listStatements(db))
  implement(app, bankLines.list, ({ query: { state = 'open', ...page } }) =>
    listBankLines(db, state, catalogueSliceOf(page)),
  )

  implement(app, bankLines.join, async ({ params: { id: lineId }, body, caller }) => {
    await joinLine(deps, { lineId, ...body, who: caller.uid })
    return shown(lineId)
  })

  implement(app, bankLines.joinMany, ({ body, caller }) => joinLines(deps, body, caller.uid))

  implement(app, bankLines.takeBack, async ({ params: { id: lineId }, body, caller }) => {
    await takeLineBack(deps, { lineId, ...body, who: caller.uid })
    return shown(lineId)
  })

  implement(app, bankLines.settle, async ({ params: { id: lineId }, body, caller }) => {
    await settleLine(deps, { lineId, ...body, who: caller.uid })
    return shown(lineId)
  })

  implement(app, bankLines.reopen, async ({ params: { id: lineId }, caller }) => {
    await reopenLine(deps, { lineId, who: caller.uid })
    return shown(lineId)
  })

  implement(app, payments.settleReversal, async ({ params: { id }, caller }) => {
    if (!(await settleReversal(db, id, caller.uid))) throw notFound('bank reversal')
    return { id }
  })
}

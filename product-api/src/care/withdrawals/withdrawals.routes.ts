import { draftIdSchema, formDraftSchema } from '@bieznik/contract/care/case'
import {
  acceptedWithdrawalSchema,
  storedWithdrawalDraftSchema,
  withdrawalStatementSchema,
} from '@bieznik/contract/care/withdrawal'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../platform/db/client.ts'
import { withdrawalDrafts } from '../../platform/db/schema/withdrawals.ts'
import { replies } from '../../platform/http/replies.ts'
import { acceptWithdrawal } from './accept-withdrawal.ts'
import { storeDraft } from '../cases/form-drafts.ts'
import { takeStatements } from '../cases/statement-route.ts'
import { requireDraft } from './withdrawal-drafts.ts'

type Options = { db: Database; mailQueued: () => void }

const config = { access: 'anyone' } as const

/** What a consumer needs to withdraw: no account, and no order that would have to be found. */
export const withdrawalRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, mailQueued }) => {
  takeStatements(app, {
    url: '/api/withdrawals',
    summary: 'Takes a statement of withdrawal, always',
    statement: withdrawalStatementSchema,
    accepted: acceptedWithdrawalSchema,
    accept: (stated, arrival) => acceptWithdrawal(db, stated, arrival),
    mailQueued,
  })

  app.post(
    '/api/withdrawals/drafts',
    {
      config,
      schema: {
        summary: 'Stores a sealed form for a day',
        body: formDraftSchema,
        response: replies(draftIdSchema),
      },
    },
    async (request) => {
      await storeDraft(db, withdrawalDrafts, request.body)
      return { id: request.body.id }
    },
  )

  app.get(
    '/api/withdrawals/drafts/:id',
    {
      config,
      schema: {
        summary: 'A sealed form, and what was accepted under its id',
        params: draftIdSchema,
        response: replies(storedWithdrawalDraftSchema),
      },
    },
    (request) => requireDraft(db, request.params.id),
  )
}

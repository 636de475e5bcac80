import {
  acceptedWithdrawalSchema,
  draftIdSchema,
  storedDraftSchema,
  withdrawalDraftSchema,
  withdrawalStatementSchema,
} from '@bieznik/contract/care/withdrawal'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { keyOf, markReplay, optionalKeyHeadersSchema } from '../../platform/http/idempotency-key.ts'
import { replies } from '../../platform/http/replies.ts'
import { acceptWithdrawal } from './accept-withdrawal.ts'
import { storeDraft, requireDraft } from './withdrawal-drafts.ts'

type Options = { db: Database; mailQueued: () => void }

const config = { access: 'anyone' } as const

/** What a consumer needs to withdraw: no account, and no order that would have to be found. */
export const withdrawalRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, mailQueued }) => {
  app.post(
    '/api/withdrawals',
    {
      config,
      schema: {
        summary: 'Takes a statement of withdrawal, always',
        headers: optionalKeyHeadersSchema,
        body: withdrawalStatementSchema,
        response: replies(acceptedWithdrawalSchema),
      },
    },
    async (request, reply) => {
      const key = keyOf(request)
      const arrival = { channel: 'web', receivedAt: new Date(), who: null, key } as const
      const { made, isRepeat } = await acceptWithdrawal(db, request.body, arrival)
      markReplay(reply, isRepeat)
      mailQueued()
      const { number, receivedAt } = made
      return { number, receivedAt }
    },
  )

  app.post(
    '/api/withdrawals/drafts',
    {
      config,
      schema: {
        summary: 'Keeps a sealed form for a day',
        body: withdrawalDraftSchema,
        response: replies(withdrawalDraftSchema.pick({ id: true })),
      },
    },
    async (request) => {
      await storeDraft(db, request.body)
      return { id: request.body.id }
    },
  )

  app.get(
    '/api/withdrawals/drafts/:id',
    {
      config,
      schema: {
        summary: 'A sealed form, and what was accepted under its id',
        params: z.strictObject({ id: draftIdSchema }),
        response: replies(storedDraftSchema),
      },
    },
    (request) => requireDraft(db, request.params.id),
  )
}

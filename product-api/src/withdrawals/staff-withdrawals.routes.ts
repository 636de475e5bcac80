import { pageSchema } from '@bieznik/contract/catalogue-query'
import { idParamSchema } from '@bieznik/contract/id-param'
import { optionalChoice } from '@bieznik/contract/not-given'
import {
  changeWithdrawalStatusSchema,
  matchOrderSchema,
  withdrawalDetailSchema,
  withdrawalEntrySchema,
  withdrawalNoteSchema,
  withdrawalSchema,
  type WithdrawalDetail,
} from '@bieznik/contract/withdrawal'
import { withdrawalStatuses } from '@bieznik/contract/withdrawal-status'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { catalogueSliceOf, sendPage } from '../http/paging.ts'
import { notFound } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import { acceptWithdrawal } from './accept-withdrawal.ts'
import { changeWithdrawalStatus, matchOrder, writeNote } from './change-withdrawal.ts'
import { momentOf } from './received-on.ts'
import { getWithdrawal, listWithdrawals } from './withdrawals.queries.ts'

type Options = { db: Database; mailQueued: () => void }

const config = { access: 'staff', area: 'returns' } as const
const params = z.strictObject({ id: idParamSchema })
const response = replies(withdrawalDetailSchema)

export const staffWithdrawalRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, mailQueued }) => {
  async function shown(id: number): Promise<WithdrawalDetail> {
    const found = await getWithdrawal(db, id, new Date())
    if (!found) throw notFound('withdrawal')
    return found
  }

  app.get(
    '/api/withdrawals',
    {
      config,
      schema: {
        summary: 'All withdrawals, the most urgent refund first',
        querystring: pageSchema.extend({ status: optionalChoice(z.enum(withdrawalStatuses)) }),
        response: replies(z.array(withdrawalSchema)),
      },
    },
    async ({ query: { page, pageSize, status } }, reply) =>
      sendPage(
        reply,
        await listWithdrawals(db, { status, now: new Date() }, catalogueSliceOf({ page, pageSize })),
      ),
  )

  app.get(
    '/api/withdrawals/:id',
    { config, schema: { summary: 'One withdrawal with its history', params, response } },
    (request) => shown(request.params.id),
  )

  app.post(
    '/api/withdrawals/entries',
    {
      config,
      schema: {
        summary: 'Writes down a statement that came by mail, letter or phone',
        body: withdrawalEntrySchema,
        response,
      },
    },
    async (request) => {
      const { channel, receivedOn, ...stated } = request.body
      const receivedAt = momentOf(receivedOn, new Date())
      const who = requireCaller(request).uid
      const { id } = await acceptWithdrawal(db, stated, { channel, receivedAt, who })
      mailQueued()
      return shown(id)
    },
  )

  app.patch(
    '/api/withdrawals/:id/status',
    {
      config,
      schema: { summary: 'Changes its status', params, body: changeWithdrawalStatusSchema, response },
    },
    async (request) => {
      await changeWithdrawalStatus(db, request.params.id, request.body, requireCaller(request).uid)
      return shown(request.params.id)
    },
  )

  app.patch(
    '/api/withdrawals/:id/order',
    { config, schema: { summary: 'Matches it to an order', params, body: matchOrderSchema, response } },
    async (request) => {
      await matchOrder(db, request.params.id, request.body.orderId)
      mailQueued()
      return shown(request.params.id)
    },
  )

  app.patch(
    '/api/withdrawals/:id/note',
    { config, schema: { summary: 'Writes the note of staff', params, body: withdrawalNoteSchema, response } },
    async (request) => {
      await writeNote(db, request.params.id, request.body)
      return shown(request.params.id)
    },
  )
}

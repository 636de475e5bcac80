import { pageSchema } from '@bieznik/contract/catalogue-query'
import {
  acceptedComplaintSchema,
  answerComplaintSchema,
  complaintDetailSchema,
  complaintEntrySchema,
  complaintSchema,
  complaintStatementSchema,
  type ComplaintDetail,
} from '@bieznik/contract/complaint'
import { complaintStatuses } from '@bieznik/contract/complaint-status'
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENT_REPLAYED_HEADER } from '@bieznik/contract/headers'
import { idParamSchema } from '@bieznik/contract/id-param'
import { optionalChoice } from '@bieznik/contract/not-given'
import { matchOrderSchema } from '@bieznik/contract/withdrawal'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { catalogueSliceOf, sendPage } from '../http/paging.ts'
import { notFound } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import { getNamedOrder } from '../withdrawals/named-order.queries.ts'
import { momentOf } from '../withdrawals/received-on.ts'
import { acceptComplaint } from './accept-complaint.ts'
import { answerComplaint, matchComplaint } from './answer-complaint.ts'
import { getComplaint, listComplaints } from './complaints.queries.ts'

type Options = { db: Database; mailQueued: () => void }

const staff = { access: 'staff', area: 'returns' } as const
const params = z.strictObject({ id: idParamSchema })
const response = replies(complaintDetailSchema)

const headersSchema = z.looseObject({
  [IDEMPOTENCY_KEY_HEADER]: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional(),
})

export const complaintRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, mailQueued }) => {
  async function shown(id: number): Promise<ComplaintDetail> {
    const found = await getComplaint(db, id, new Date())
    if (!found) throw notFound('complaint')
    return found
  }

  app.post(
    '/api/complaints',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Takes a complaint about goods, always',
        headers: headersSchema,
        body: complaintStatementSchema,
        response: replies(acceptedComplaintSchema),
      },
    },
    async (request, reply) => {
      const key = request.headers[IDEMPOTENCY_KEY_HEADER]
      const arrival = { channel: 'web', receivedAt: new Date(), who: null, key } as const
      const { number, receivedAt, answerDue, isReplay } = await acceptComplaint(db, request.body, arrival)
      if (isReplay) reply.header(IDEMPOTENT_REPLAYED_HEADER, 'true')
      mailQueued()
      return { number, receivedAt, answerDue }
    },
  )

  app.get(
    '/api/complaints',
    {
      config: staff,
      schema: {
        summary: 'All complaints, those whose answer is due first',
        querystring: pageSchema.extend({ status: optionalChoice(z.enum(complaintStatuses)) }),
        response: replies(z.array(complaintSchema)),
      },
    },
    async ({ query: { page, pageSize, status } }, reply) =>
      sendPage(
        reply,
        await listComplaints(db, { status, now: new Date() }, catalogueSliceOf({ page, pageSize })),
      ),
  )

  app.get(
    '/api/complaints/:id',
    { config: staff, schema: { summary: 'One complaint', params, response } },
    (request) => shown(request.params.id),
  )

  app.post(
    '/api/complaints/entries',
    {
      config: staff,
      schema: {
        summary: 'Writes down a complaint that came by mail, letter or phone',
        body: complaintEntrySchema,
        response,
      },
    },
    async (request) => {
      const { channel, receivedOn, ...stated } = request.body
      const receivedAt = momentOf(receivedOn, new Date())
      const who = requireCaller(request).uid
      const { id } = await acceptComplaint(db, stated, { channel, receivedAt, who })
      mailQueued()
      return shown(id)
    },
  )

  app.post(
    '/api/complaints/:id/answer',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Decides a complaint and answers it',
        params,
        body: answerComplaintSchema,
        response,
      },
    },
    async (request) => {
      const who = requireCaller(request).uid
      await answerComplaint(db, request.params.id, request.body, { who, now: new Date() })
      mailQueued()
      return shown(request.params.id)
    },
  )

  app.patch(
    '/api/complaints/:id/order',
    {
      config: staff,
      schema: { summary: 'Matches it to an order', params, body: matchOrderSchema, response },
    },
    async (request) => {
      const { orderId } = request.body
      if (orderId !== null && !(await getNamedOrder(db, orderId))) throw notFound('order')
      await matchComplaint(db, request.params.id, orderId)
      return shown(request.params.id)
    },
  )
}

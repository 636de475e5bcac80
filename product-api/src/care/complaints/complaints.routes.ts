import { complaints } from '@bieznik/contract/endpoints/complaints'
import {
  acceptedComplaintSchema,
  complaintDetailSchema,
  complaintStatementSchema,
  type ComplaintDetail,
} from '@bieznik/contract/care/complaint'
import { idParamSchema } from '@bieznik/contract/platform/id-param'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { keyOf, markReplay, optionalKeyHeadersSchema } from '../../platform/http/idempotency-key.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf } from '../../platform/http/paging.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import { getNamedOrder } from '../cases/named-order.queries.ts'
import { momentOf } from '../cases/received-on.ts'
import { acceptComplaint } from './accept-complaint.ts'
import { answerComplaint, matchComplaint } from './answer-complaint.ts'
import { getComplaint, listComplaints } from './complaints.queries.ts'

type Options = { db: Database; mailQueued: () => void }

const staff = { access: 'staff', area: 'returns' } as const
const params = z.strictObject({ id: idParamSchema })
const response = replies(complaintDetailSchema)

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
        headers: optionalKeyHeadersSchema,
        body: complaintStatementSchema,
        response: replies(acceptedComplaintSchema),
      },
    },
    async (request, reply) => {
      const key = keyOf(request)
      const arrival = { channel: 'web', receivedAt: new Date(), who: null, key } as const
      const { made, isRepeat } = await acceptComplaint(db, request.body, arrival)
      markReplay(reply, isRepeat)
      mailQueued()
      const { number, receivedAt, answerDue } = made
      return { number, receivedAt, answerDue }
    },
  )

  app.get(
    '/api/complaints/:id',
    { config: staff, schema: { summary: 'One complaint', params, response } },
    (request) => shown(request.params.id),
  )

  implement(app, complaints.list, ({ query: { status, ...page } }) =>
    listComplaints(db, { status, now: new Date() }, catalogueSliceOf(page)),
  )
  implement(app, complaints.enter, async ({ body: { channel, receivedOn, ...stated }, caller }) => {
    const receivedAt = momentOf(receivedOn, new Date())
    const { made } = await acceptComplaint(db, stated, { channel, receivedAt, who: caller.uid })
    mailQueued()
    return shown(made.id)
  })
  implement(app, complaints.answer, async ({ params: { id }, body, caller }) => {
    await answerComplaint(db, id, body, { who: caller.uid, now: new Date() })
    mailQueued()
    return shown(id)
  })
  implement(app, complaints.matchOrder, async ({ params: { id }, body: { orderId } }) => {
    if (orderId !== null && !(await getNamedOrder(db, orderId))) throw notFound('order')
    await matchComplaint(db, id, orderId)
    return shown(id)
  })
}

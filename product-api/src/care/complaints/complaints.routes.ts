import { complaints } from '@bieznik/contract/endpoints/complaints'
import {
  acceptedComplaintSchema,
  complaintStatementSchema,
  type ComplaintDetail,
} from '@bieznik/contract/care/complaint'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf } from '../../platform/http/paging.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { getNamedOrder } from '../cases/named-order.queries.ts'
import { momentOf } from '../cases/received-on.ts'
import { takeStatements } from '../cases/statement-route.ts'
import { acceptComplaint } from './accept-complaint.ts'
import { answerComplaint, matchComplaint } from './answer-complaint.ts'
import { getComplaint, listComplaints } from './complaints.queries.ts'

type Options = { db: Database; mailQueued: () => void }

export const complaintRoutes: FastifyPluginAsync<Options> = async (app, { db, mailQueued }) => {
  async function shown(id: number): Promise<ComplaintDetail> {
    const found = await getComplaint(db, id, new Date())
    if (!found) throw notFound('complaint')
    return found
  }

  takeStatements(app, {
    url: '/api/complaints',
    summary: 'Takes a complaint about goods, always',
    statement: complaintStatementSchema,
    accepted: acceptedComplaintSchema,
    accept: (stated, arrival) => acceptComplaint(db, stated, arrival),
    mailQueued,
  })
  implement(app, complaints.get, ({ params: { id } }) => shown(id))
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

import { z } from 'zod'
import { pageSchema } from '../catalogue/catalogue-query.ts'
import {
  answerComplaintSchema,
  complaintDetailSchema,
  complaintEntrySchema,
  complaintSchema,
} from '../care/complaint.ts'
import { complaintStatuses } from '../care/complaint-status.ts'
import { endpoint, pageOf } from '../endpoint.ts'
import { idParamSchema } from '../platform/id-param.ts'
import { optionalChoice } from '../platform/not-given.ts'
import { matchOrderSchema } from '../care/withdrawal.ts'

const area = 'returns'
const params = z.strictObject({ id: idParamSchema })
const reply = complaintDetailSchema

export const complaints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/complaints',
    at: '/api/complaints',
    area,
    summary: 'All complaints, those whose answer is due first',
    query: pageSchema.extend({ status: optionalChoice(z.enum(complaintStatuses)) }),
    reply: pageOf(complaintSchema),
  }),
  enter: endpoint({
    method: 'POST',
    path: '/api/admin/complaints',
    at: '/api/complaints/entries',
    area,
    summary: 'Writes down a complaint that came by mail, letter or phone',
    body: complaintEntrySchema,
    reply,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/admin/complaints/:id/answer',
    at: '/api/complaints/:id/answer',
    summary: 'Decides a complaint and answers it',
    params,
    body: answerComplaintSchema,
    reply,
  }),
  matchOrder: endpoint({
    method: 'PATCH',
    path: '/api/admin/complaints/:id/order',
    at: '/api/complaints/:id/order',
    area,
    summary: 'Matches it to an order',
    params,
    body: matchOrderSchema,
    reply,
  }),
}

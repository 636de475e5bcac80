import { z } from 'zod'
import { endpoint, pageOf } from '../endpoint.ts'
import { idParamSchema } from '../platform/id-param.ts'
import {
  answerOpinionSchema,
  hideOpinionSchema,
  staffOpinionSchema,
  staffOpinionsQuerySchema,
} from '../care/opinion.ts'

const params = z.strictObject({ id: idParamSchema })
const reply = staffOpinionSchema

export const opinions = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/opinions',
    summary: 'All opinions, hidden ones too, newest first',
    query: staffOpinionsQuerySchema,
    reply: pageOf(staffOpinionSchema),
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/admin/opinions/:id/answer',
    summary: 'Answers an opinion in public',
    params,
    body: answerOpinionSchema,
    reply,
  }),
  hide: endpoint({
    method: 'PUT',
    path: '/api/admin/opinions/:id/hidden',
    summary: 'Hides an opinion and stores why',
    params,
    body: hideOpinionSchema,
    reply,
  }),
  show: endpoint({
    method: 'DELETE',
    path: '/api/admin/opinions/:id/hidden',
    summary: 'Shows a hidden opinion again',
    params,
    reply,
  }),
  closeReport: endpoint({
    method: 'PUT',
    path: '/api/admin/opinion-reports/:id/closed',
    summary: 'Closes a notice about an opinion, and erases the address of its author',
    params,
    reply,
  }),
}

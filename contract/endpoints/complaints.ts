import {
  answerComplaintSchema,
  complaintDetailSchema,
  complaintEntrySchema,
  complaintSchema,
} from '../care/complaint.ts'
import { complaintStatuses } from '../care/complaint-status.ts'
import { endpoint } from '../endpoint.ts'
import { caseEndpoints, params } from './case-endpoints.ts'

export const complaints = {
  ...caseEndpoints('complaints', {
    row: complaintSchema,
    detail: complaintDetailSchema,
    entry: complaintEntrySchema,
    statuses: complaintStatuses,
    summaries: {
      list: 'All complaints, those whose answer is due first',
      enter: 'Writes down a complaint that came by mail, letter or phone',
      get: 'One complaint',
    },
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/admin/complaints/:id/answer',
    summary: 'Decides a complaint and answers it',
    params,
    body: answerComplaintSchema,
    reply: complaintDetailSchema,
  }),
}

import {
  changeWithdrawalStatusSchema,
  withdrawalDetailSchema,
  withdrawalEntrySchema,
  withdrawalNoteSchema,
  withdrawalSchema,
} from '../care/withdrawal.ts'
import { withdrawalStatuses } from '../care/withdrawal-status.ts'
import { endpoint } from '../endpoint.ts'
import { area, caseEndpoints, params } from './case-endpoints.ts'

const reply = withdrawalDetailSchema

export const withdrawals = {
  ...caseEndpoints('withdrawals', {
    row: withdrawalSchema,
    detail: reply,
    entry: withdrawalEntrySchema,
    statuses: withdrawalStatuses,
    summaries: {
      list: 'All withdrawals, the most urgent refund first',
      enter: 'Writes down a statement that came by mail, letter or phone',
      get: 'One withdrawal with its history',
    },
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/api/admin/withdrawals/:id/status',
    area,
    summary: 'Changes its status',
    params,
    body: changeWithdrawalStatusSchema,
    reply,
  }),
  writeNote: endpoint({
    method: 'PATCH',
    path: '/api/admin/withdrawals/:id/note',
    area,
    summary: 'Writes the note of staff',
    params,
    body: withdrawalNoteSchema,
    reply,
  }),
}

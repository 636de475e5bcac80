import { z } from 'zod'
import { pageSchema } from '../catalogue/catalogue-query.ts'
import { endpoint, pageOf } from '../endpoint.ts'
import { idParamSchema } from '../platform/id-param.ts'
import { optionalChoice } from '../platform/not-given.ts'
import {
  changeWithdrawalStatusSchema,
  matchOrderSchema,
  withdrawalDetailSchema,
  withdrawalEntrySchema,
  withdrawalNoteSchema,
  withdrawalSchema,
} from '../care/withdrawal.ts'
import { withdrawalStatuses } from '../care/withdrawal-status.ts'

const area = 'returns'
const params = z.strictObject({ id: idParamSchema })
const reply = withdrawalDetailSchema

export const withdrawals = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/withdrawals',
    at: '/api/withdrawals',
    area,
    summary: 'All withdrawals, the most urgent refund first',
    query: pageSchema.extend({ status: optionalChoice(z.enum(withdrawalStatuses)) }),
    reply: pageOf(withdrawalSchema),
  }),
  enter: endpoint({
    method: 'POST',
    path: '/api/admin/withdrawals',
    at: '/api/withdrawals/entries',
    area,
    summary: 'Writes down a statement that came by mail, letter or phone',
    body: withdrawalEntrySchema,
    reply,
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/api/admin/withdrawals/:id/status',
    at: '/api/withdrawals/:id/status',
    area,
    summary: 'Changes its status',
    params,
    body: changeWithdrawalStatusSchema,
    reply,
  }),
  matchOrder: endpoint({
    method: 'PATCH',
    path: '/api/admin/withdrawals/:id/order',
    at: '/api/withdrawals/:id/order',
    area,
    summary: 'Matches it to an order',
    params,
    body: matchOrderSchema,
    reply,
  }),
  writeNote: endpoint({
    method: 'PATCH',
    path: '/api/admin/withdrawals/:id/note',
    at: '/api/withdrawals/:id/note',
    area,
    summary: 'Writes the note of staff',
    params,
    body: withdrawalNoteSchema,
    reply,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/withdrawals/:id',
    at: '/api/withdrawals/:id',
    area,
    summary: 'One withdrawal with its history',
    params,
    reply,
  }),
}

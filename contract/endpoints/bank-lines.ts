import { z } from 'zod'
import { endpoint, pageOf } from '../endpoint.ts'
import {
  bankLineSchema,
  bankLinesQuerySchema,
  joinedLinesSchema,
  joinLineSchema,
  joinLinesSchema,
  lineParamSchema,
  pastStatementSchema,
  settleLineSchema,
  takeLineBackSchema,
} from '../money/bank-statement.ts'

const params = lineParamSchema
const reply = bankLineSchema

/** Lines of bank statements, and what a person decides on each. */
export const bankLines = {
  statements: endpoint({
    method: 'GET',
    path: '/api/admin/past-statements',
    at: '/api/bank-statements',
    summary: 'The last imported files, newest first',
    reply: z.array(pastStatementSchema),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/bank-lines',
    summary:
      'Lines of bank statements that wait for a person, oldest first, or the settled ones, newest first',
    query: bankLinesQuerySchema,
    reply: pageOf(bankLineSchema),
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/admin/bank-lines/:id/join',
    summary: 'The line, or a part of it, pays an order',
    params,
    body: joinLineSchema,
    reply,
  }),
  joinMany: endpoint({
    method: 'POST',
    path: '/api/admin/bank-lines/join',
    summary: 'Lines pay orders as they were seen; what changed since is left out',
    body: joinLinesSchema,
    reply: joinedLinesSchema,
    deadline: 'payment',
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/admin/bank-lines/:id/take-back',
    summary: 'The line pays an order no more',
    params,
    body: takeLineBackSchema,
    reply,
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/admin/bank-lines/:id/settle',
    summary: 'What is left of the line is for no order',
    params,
    body: settleLineSchema,
    reply,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/admin/bank-lines/:id/reopen',
    summary: 'The line waits for a person again',
    params,
    reply,
  }),
}

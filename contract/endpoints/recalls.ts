import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { recallBuyersSchema, recallSchema, recallScopeSchema, startRecallSchema } from '../care/recall.ts'

export const recalls = {
  buyers: endpoint({
    method: 'POST',
    path: '/api/admin/recalls/buyers',
    summary: 'Who bought these products in these days; nothing is sent',
    body: recallScopeSchema,
    reply: recallBuyersSchema,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/admin/recalls/start',
    at: '/api/recalls',
    summary: 'Starts a recall: one mail to each buyer, in the language of the order',
    body: startRecallSchema,
    reply: z.strictObject({ id: z.int() }),
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/recalls',
    summary: 'Product safety recalls, the newest first',
    reply: z.array(recallSchema),
  }),
}

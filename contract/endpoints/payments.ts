import { z } from 'zod'
import { lineParamSchema, settledReversalSchema } from '../money/bank-statement.ts'
import { endpoint } from '../endpoint.ts'
import { paymentSchema } from '../money/payment.ts'
import { attentionSchema } from '../money/payments-attention.ts'

export const payments = {
  attention: endpoint({
    method: 'GET',
    path: '/api/admin/payments/attention',
    summary: 'Payments and unpaid orders that need somebody',
    reply: attentionSchema,
  }),
  settleReversal: endpoint({
    method: 'POST',
    path: '/api/admin/bank-reversals/:id/settle',
    summary: 'What the bank took back is cleared up',
    params: lineParamSchema,
    reply: settledReversalSchema,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/admin/payments/:id/refund',
    at: '/api/{shop}/payments/:id/refund',
    summary: 'Sends all that is left of a payment back, once however often it is called',
    params: z.strictObject({ id: z.uuid() }),
    reply: paymentSchema,
    isOnce: true,
    deadline: 'payment',
  }),
}

import { attentionSchema } from '@bieznik/contract/payments-attention'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../db/client.ts'
import { replies } from '../http/replies.ts'
import { getAttention } from './attention.queries.ts'

export const attentionRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/api/payments/attention',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Payments and unpaid orders that need somebody',
        response: replies(attentionSchema),
      },
    },
    () => getAttention(db),
  )
}

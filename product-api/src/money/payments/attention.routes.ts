import { payments } from '@bieznik/contract/endpoints/payments'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { getAttention } from './attention.queries.ts'

export const attentionRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) =>
  implement(app, payments.attention, () => getAttention(db))

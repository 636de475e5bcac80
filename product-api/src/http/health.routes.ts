import { sql } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { replies } from './replies.ts'

const healthySchema = z.strictObject({ status: z.literal('ok') })

/** Health is asked most when the server is overloaded, and refusing to tell would only make it worse. */
const config = { access: 'anyone', pressureHandler: () => undefined } as const

export const healthRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get('/api/health/live', { config, schema: { response: replies(healthySchema) } }, () => ({
    status: 'ok' as const,
  }))

  app.get('/api/health/ready', { config, schema: { response: replies(healthySchema) } }, async () => {
    await db.execute(sql`select 1`)
    return { status: 'ok' as const }
  })
}

import type { ClockCheck } from '@bieznik/backend-kit/clock-check'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireWritable } from '../db/require-writable.ts'
import { ProblemError } from './problem-error.ts'
import { replies } from './replies.ts'

const healthySchema = z.strictObject({ status: z.literal('ok') })

/**
 * `live`: the program runs, and a proxy may ask it. `ready`: it can do all of its work. While the database takes no writes the catalogue can
 * still be read, so a proxy that asked only what is ready would take away more than is broken.
 *
 * Health is asked most when the server is overloaded, and refusing to respond would only make it worse.
 */
const config = { access: 'anyone', pressureHandler: () => undefined } as const

export const healthRoutes: FastifyPluginAsyncZod<{
  db: Database
  clock: Pick<ClockCheck, 'isRight'>
}> = async (app, { db, clock }) => {
  app.get('/api/health/live', { config, schema: { response: replies(healthySchema) } }, () => ({
    status: 'ok' as const,
  }))

  app.get('/api/health/ready', { config, schema: { response: replies(healthySchema) } }, async () => {
    await requireWritable(db)
    if (!clock.isRight())
      throw new ProblemError(
        'unavailable',
        'The clock of this machine is wrong; nobody who is signed in is let in.',
      )
    return { status: 'ok' as const }
  })
}

import { tireSizeSchema } from '@bieznik/contract/product'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { replies } from '../http/replies.ts'
import { listTireSizes } from './tire-sizes.queries.ts'

export const tireSizesRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/api/tires/sizes',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'The different sizes of the tires on sale, or of those in stock, in ascending order',
        querystring: z.object({ inStock: z.enum(['true', 'false']).optional() }),
        response: replies(z.array(tireSizeSchema)),
      },
    },
    ({ query }) => listTireSizes(db, { isInStock: query.inStock === 'true' }),
  )
}

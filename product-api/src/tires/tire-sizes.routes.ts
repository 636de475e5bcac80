import { tireSizeSchema } from '@bieznik/contract/product'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { replies } from '../http/replies.ts'
import type { CatalogueReader } from '../replica/catalogue-reader.ts'
import { listTireSizes } from './tire-sizes.queries.ts'

export const tireSizesRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
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
    ({ query }) => catalogue.read((db) => listTireSizes(db, { isInStock: query.inStock === 'true' })),
  )
}

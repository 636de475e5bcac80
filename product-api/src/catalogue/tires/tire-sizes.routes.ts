import { tireSizeOnSaleSchema } from '@bieznik/contract/catalogue/on-sale'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { replies } from '../../platform/http/replies.ts'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
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
        summary: 'The different sizes of the tires on sale, in ascending order, with what there is of each',
        response: replies(z.array(tireSizeOnSaleSchema)),
      },
    },
    () => catalogue.read(listTireSizes),
  )
}

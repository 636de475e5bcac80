import { boltCircleParamSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { spacerFitSchema } from '@bieznik/contract/catalogue/on-sale'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { replies } from '../../platform/http/replies.ts'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import { listBoltDistances, listSpacerFits, listThicknesses } from './spacer-filter.queries.ts'

const config = { access: 'anyone' } as const

/** The cascade of the spacer filter: bolt distance, then thickness; step by step and both at once. */
export const spacerFilterRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
  const root = '/api/rdr/spacer_filter'

  app.get(
    `${root}/bolt_distance`,
    { config, schema: { summary: 'Bolt distances on sale', response: replies(z.array(z.string())) } },
    () => catalogue.read(listBoltDistances),
  )

  app.get(
    `${root}/thickness/:boltDistance`,
    {
      config,
      schema: {
        summary: 'Thicknesses of a bolt distance',
        params: z.strictObject({ boltDistance: boltCircleParamSchema }),
        response: replies(z.array(z.number())),
      },
    },
    ({ params }) => catalogue.read((db) => listThicknesses(db, params)),
  )

  app.get(
    '/api/spacers/fits',
    {
      config,
      schema: {
        summary: 'The measures that spacers on sale have together',
        response: replies(z.array(spacerFitSchema)),
      },
    },
    () => catalogue.read(listSpacerFits),
  )
}

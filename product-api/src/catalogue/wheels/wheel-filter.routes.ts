import { boltCircleParamSchema, measureParamSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { wheelFitSchema } from '@bieznik/contract/catalogue/on-sale'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { replies } from '../../platform/http/replies.ts'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import {
  listBoltSpacings,
  listCentralBores,
  listWheelDiameters,
  listWheelFits,
  listWheelWidths,
} from './wheel-filter.queries.ts'

const measures = replies(z.array(z.number()))
const config = { access: 'anyone' } as const

const diameterParams = z.strictObject({ diameter: measureParamSchema })
const boltSpacingParams = diameterParams.extend({ boltSpacing: boltCircleParamSchema })
const widthParams = boltSpacingParams.extend({ width: measureParamSchema })

/** The cascade of the wheel filter: diameter, then bolt spacing, then width, then central bore; step by step and all at once. */
export const wheelFilterRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
  const root = '/api/wheel_filter'

  app.get(
    `${root}/diameter`,
    { config, schema: { summary: 'Wheel diameters on sale', response: measures } },
    () => catalogue.read(listWheelDiameters),
  )

  app.get(
    `${root}/bolt_spacing/:diameter`,
    {
      config,
      schema: {
        summary: 'Bolt spacings of a diameter',
        params: diameterParams,
        response: replies(z.array(z.string())),
      },
    },
    ({ params }) => catalogue.read((db) => listBoltSpacings(db, params)),
  )

  app.get(
    `${root}/width/:diameter/:boltSpacing`,
    {
      config,
      schema: {
        summary: 'Widths of a diameter and bolt spacing',
        params: boltSpacingParams,
        response: measures,
      },
    },
    ({ params }) => catalogue.read((db) => listWheelWidths(db, params)),
  )

  app.get(
    `${root}/central_bore/:diameter/:boltSpacing/:width`,
    {
      config,
      schema: {
        summary: 'Central bores of a diameter, bolt spacing and width',
        params: widthParams,
        response: measures,
      },
    },
    ({ params }) => catalogue.read((db) => listCentralBores(db, params)),
  )

  app.get(
    '/api/wheels/fits',
    {
      config,
      schema: {
        summary: 'The measures that wheels on sale have together',
        response: replies(z.array(wheelFitSchema)),
      },
    },
    () => catalogue.read(listWheelFits),
  )
}

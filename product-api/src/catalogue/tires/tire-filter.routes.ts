import { measureParamSchema } from '@bieznik/contract/catalogue/catalogue-query'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { replies } from '../../platform/http/replies.ts'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import { listDiameters, listProfiles, listProtectors, listWidths } from './tire-filter.queries.ts'

const measures = replies(z.array(z.number()))
const config = { access: 'anyone' } as const

const widthParams = z.strictObject({ width: measureParamSchema })
const profileParams = widthParams.extend({ profile: measureParamSchema })
const diameterParams = profileParams.extend({ diameter: measureParamSchema })

/** The cascade of the tire filter: width, then profile, then diameter, then protector. */
export const tireFilterRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
  const root = '/api/rdr/tire_filter'

  app.get(`${root}/width`, { config, schema: { summary: 'Widths on sale', response: measures } }, () =>
    catalogue.read(listWidths),
  )

  app.get(
    `${root}/profile/:width`,
    { config, schema: { summary: 'Profiles of a width', params: widthParams, response: measures } },
    ({ params }) => catalogue.read((db) => listProfiles(db, params)),
  )

  app.get(
    `${root}/diameter/:width/:profile`,
    {
      config,
      schema: { summary: 'Diameters of a width and profile', params: profileParams, response: measures },
    },
    ({ params }) => catalogue.read((db) => listDiameters(db, params)),
  )

  app.get(
    `${root}/protector/:width/:profile/:diameter`,
    {
      config,
      schema: {
        summary: 'Tread patterns of a size',
        params: diameterParams,
        response: replies(z.array(z.string())),
      },
    },
    ({ params }) => catalogue.read((db) => listProtectors(db, params)),
  )
}

import { pageSchema, spacerFilterSchema } from '@bieznik/contract/catalogue-query'
import { productIdParamSchema, spacerSchema } from '@bieznik/contract/product'
import { spacerIn } from '@bieznik/contract/product-language'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { catalogueSliceOf, sendPage } from '../http/paging.ts'
import { notFound } from '../http/problem-error.ts'
import { languageQuery, readerLanguage } from '../http/reader-language.ts'
import { replies } from '../http/replies.ts'
import type { CatalogueReader } from '../db/open-catalogue.ts'
import { getSpacer, listSpacers } from './spacers.queries.ts'

export const spacerRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
  app.get(
    '/api/spacers',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Spacers on sale that match the filter, in stock first, then by price',
        querystring: spacerFilterSchema.extend({ ...pageSchema.shape, ...languageQuery }),
        response: replies(z.array(spacerSchema)),
      },
    },
    async (request, reply) => {
      const { page, pageSize, lang: _lang, ...filter } = request.query
      const language = readerLanguage(request, reply)
      const slice = catalogueSliceOf({ page, pageSize })
      const { rows, ...found } = await catalogue.read((db) => listSpacers(db, filter, slice))
      return sendPage(reply, { ...found, rows: rows.map((each) => spacerIn(language, each)) })
    },
  )

  app.get(
    '/api/spacers/:id',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'One spacer, also an archived one',
        params: z.strictObject({ id: productIdParamSchema }),
        querystring: z.object(languageQuery),
        response: replies(spacerSchema),
      },
    },
    async (request, reply) => {
      const spacer = await catalogue.read((db) => getSpacer(db, request.params.id))
      if (!spacer) throw notFound('spacer')
      return spacerIn(readerLanguage(request, reply), spacer)
    },
  )
}

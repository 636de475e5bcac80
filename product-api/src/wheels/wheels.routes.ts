import { pageSchema, wheelFilterSchema } from '@bieznik/contract/catalogue-query'
import { productIdParamSchema, wheelSchema } from '@bieznik/contract/product'
import { wheelIn } from '@bieznik/contract/product-language'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { catalogueSliceOf, sendPage } from '../http/paging.ts'
import { notFound } from '../http/problem-error.ts'
import { languageQuery, readerLanguage } from '../http/reader-language.ts'
import { replies } from '../http/replies.ts'
import type { CatalogueReader } from '../db/open-catalogue.ts'
import { getWheel, listWheels } from './wheels.queries.ts'

export const wheelRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
  app.get(
    '/api/wheels',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Wheels on sale that match the filter, in stock first, then by price',
        querystring: wheelFilterSchema.extend({ ...pageSchema.shape, ...languageQuery }),
        response: replies(z.array(wheelSchema)),
      },
    },
    async (request, reply) => {
      const { page, pageSize, lang: _lang, ...filter } = request.query
      const language = readerLanguage(request, reply)
      const slice = catalogueSliceOf({ page, pageSize })
      const { rows, ...found } = await catalogue.read((db) => listWheels(db, filter, slice))
      return sendPage(reply, { ...found, rows: rows.map((each) => wheelIn(language, each)) })
    },
  )

  app.get(
    '/api/wheels/:id',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'One wheel, also an archived one',
        params: z.strictObject({ id: productIdParamSchema }),
        querystring: z.object(languageQuery),
        response: replies(wheelSchema),
      },
    },
    async (request, reply) => {
      const wheel = await catalogue.read((db) => getWheel(db, request.params.id))
      if (!wheel) throw notFound('wheel')
      return wheelIn(readerLanguage(request, reply), wheel)
    },
  )
}

import { pageSchema, tireFilterSchema } from '@bieznik/contract/catalogue-query'
import { productIdParamSchema, tireSchema } from '@bieznik/contract/product'
import { tireIn } from '@bieznik/contract/product-language'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { catalogueSliceOf, sendPage } from '../http/paging.ts'
import { notFound } from '../http/problem-error.ts'
import { languageQuery, readerLanguage } from '../http/reader-language.ts'
import { replies } from '../http/replies.ts'
import type { CatalogueReader } from '../db/open-catalogue.ts'
import { getTire, listTires } from './tires.queries.ts'

export const tireRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
  app.get(
    '/api/tires',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Tires on sale that match the filter, in stock first, then by price',
        querystring: tireFilterSchema.extend({ ...pageSchema.shape, ...languageQuery }),
        response: replies(z.array(tireSchema)),
      },
    },
    async (request, reply) => {
      const { page, pageSize, lang: _lang, ...filter } = request.query
      const language = readerLanguage(request, reply)
      const slice = catalogueSliceOf({ page, pageSize })
      const { rows, ...found } = await catalogue.read((db) => listTires(db, filter, slice))
      return sendPage(reply, { ...found, rows: rows.map((each) => tireIn(language, each)) })
    },
  )

  app.get(
    '/api/tires/:id',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'One tire, also an archived one',
        params: z.strictObject({ id: productIdParamSchema }),
        querystring: z.object(languageQuery),
        response: replies(tireSchema),
      },
    },
    async (request, reply) => {
      const tire = await catalogue.read((db) => getTire(db, request.params.id))
      if (!tire) throw notFound('tire')
      return tireIn(readerLanguage(request, reply), tire)
    },
  )
}

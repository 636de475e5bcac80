import { pageSchema } from '@bieznik/contract/catalogue-query'
import type { Language } from '@bieznik/contract/language'
import { productIdParamSchema, type ListedProduct } from '@bieznik/contract/product'
import { listedIn, type TitledProduct } from '@bieznik/contract/product-language'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '../db/client.ts'
import type { CatalogueReader } from '../db/open-catalogue.ts'
import { catalogueSliceOf, sendPage, type Page, type Slice } from '../http/paging.ts'
import { notFound } from '../http/problem-error.ts'
import { languageQuery, readerLanguage } from '../http/reader-language.ts'
import { replies } from '../http/replies.ts'

/** What the query of every list has beside its filter. */
export type ListQuery = z.output<typeof pageSchema> & { lang?: Language | undefined }

interface Kind<Managed, Shown> {
  name: 'tire' | 'wheel' | 'spacer'
  filter: z.ZodObject
  product: z.ZodType<Shown>
  listed: z.ZodType<ListedProduct>
  list: (db: Queryable, query: ListQuery, slice: Slice) => Promise<Page<TitledProduct>>
  get: (db: Queryable, id: number) => Promise<Managed | null>
  inLanguage: (language: Language, product: Managed) => Shown
}

/** What everybody may read of one kind of product: its list, and one of it. */
export const kindRoutes =
  <Managed, Shown>({
    name,
    filter,
    product,
    listed,
    list,
    get,
    inLanguage,
  }: Kind<Managed, Shown>): FastifyPluginAsync<{ catalogue: CatalogueReader }> =>
  async (app, { catalogue }) => {
    app.get<{ Querystring: ListQuery }>(
      `/api/${name}s`,
      {
        config: { access: 'anyone' },
        schema: {
          summary: `Every ${name} on sale that matches the filter, in stock first, then by price`,
          querystring: filter.extend({ ...pageSchema.shape, ...languageQuery }),
          response: replies(z.array(listed)),
        },
      },
      async (request, reply) => {
        const language = readerLanguage(request, reply)
        const slice = catalogueSliceOf(request.query)
        const { rows, ...found } = await catalogue.read((db) => list(db, request.query, slice))
        return sendPage(reply, { ...found, rows: rows.map((each) => listedIn(language, each)) })
      },
    )

    app.get<{ Params: { id: number } }>(
      `/api/${name}s/:id`,
      {
        config: { access: 'anyone' },
        schema: {
          summary: `One ${name}, also an archived one`,
          params: z.strictObject({ id: productIdParamSchema }),
          querystring: z.object(languageQuery),
          response: replies(product),
        },
      },
      async (request, reply) => {
        const found = await catalogue.read((db) => get(db, request.params.id))
        if (!found) throw notFound(name)
        return inLanguage(readerLanguage(request, reply), found)
      },
    )
  }

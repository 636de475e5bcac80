import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { listViewSchema, pageSchema } from '@bieznik/contract/catalogue/catalogue-query'
import type { Language } from '@bieznik/contract/language'
import { languageQuery } from '@bieznik/contract/platform/language-query'
import type { ListedProduct } from '@bieznik/contract/catalogue/product'
import { listedIn, productIn, type TitledProduct } from '@bieznik/contract/catalogue/product-language'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '../../platform/db/client.ts'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import { catalogueSliceOf, sendPage, type Page, type Slice } from '../../platform/http/paging.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { readerLanguage } from '../../platform/http/reader-language.ts'
import { replies } from '../../platform/http/replies.ts'
import { listProductsByIds } from './products.queries.ts'

/** What the query of every list has beside its filter. */
export type ListQuery = z.output<typeof pageSchema> &
  z.output<typeof listViewSchema> & { lang?: Language | undefined }

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
          summary: `Every ${name} on sale that matches the filter, in stock first, then by price; without a filter the sizes that are bought most come before the cheapest`,
          querystring: filter.extend({ ...pageSchema.shape, ...listViewSchema.shape, ...languageQuery }),
          response: replies(z.union([z.array(listed), z.array(product)])),
        },
      },
      async (request, reply) => {
        const language = readerLanguage(request, reply)
        const slice = catalogueSliceOf(request.query)
        const isCard = request.query.view === 'card'
        return sendPage(
          reply,
          await catalogue.read(async (db) => {
            const { rows, ...found } = await list(db, request.query, slice)
            if (isCard) return { ...found, rows: rows.map((each) => listedIn(language, each)) }
            return { ...found, rows: await wholeProducts(db, language, rows) }
          }),
        )
      },
    )

    app.get<{ Params: { id: number } }>(
      `/api/${name}s/:id`,
      {
        config: { access: 'anyone' },
        schema: {
          summary: `One ${name}, also an archived one`,
          params: z.strictObject({ id: idParamSchema }),
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

/** The products of a page, in its order, with all that is said of each. */
async function wholeProducts(db: Queryable, language: Language, page: readonly TitledProduct[]) {
  const products = await listProductsByIds(
    db,
    page.map(({ id }) => id),
  )
  const byId = new Map(products.map((product) => [product.id, productIn(language, product)]))
  return page.flatMap(({ id }) => byId.get(id) ?? [])
}

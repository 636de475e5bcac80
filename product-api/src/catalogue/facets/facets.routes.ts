import {
  pageSchema,
  searchParamSchema,
  spacerFilterSchema,
  tireFilterSchema,
  wheelFilterSchema,
} from '@bieznik/contract/catalogue/catalogue-query'
import type { Language } from '@bieznik/contract/language'
import { languageQuery } from '@bieznik/contract/platform/language-query'
import type { ListKind } from '@bieznik/contract/catalogue/facets'
import { facetedListSchema, readFacetChoice } from '@bieznik/contract/catalogue/facet-choice'
import { listedIn } from '@bieznik/contract/catalogue/product-language'
import type { SQL } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import { catalogueSliceOf } from '../../platform/http/paging.ts'
import { readerLanguage } from '../../platform/http/reader-language.ts'
import { replies } from '../../platform/http/replies.ts'
import { isOneSize } from '../products/size-sales.ts'
import { findOfKind } from '../search/find-products.ts'
import type { IndexKeeper } from '../search/index-keeper.ts'
import { matchingSpacers } from '../spacers/spacers.queries.ts'
import { matchingTires } from '../tires/tires.queries.ts'
import { matchingWheels } from '../wheels/wheels.queries.ts'
import { listFaceted } from './facets.queries.ts'

/**
 * `by`: the query of a narrowed address, `season=winter&sort=newest`, as one parameter beside those of the filter. `text`: only of what a
 * search by it finds.
 */
const facetQuery = {
  ...pageSchema.shape,
  ...languageQuery,
  by: z.string().max(2_000).default(''),
  text: searchParamSchema.optional(),
}

type FacetQuery = { by: string; text?: string | undefined } & z.output<typeof pageSchema>

type FacetDeps = { catalogue: CatalogueReader; searchIndex: IndexKeeper }

export const facetsRoutes: FastifyPluginAsyncZod<FacetDeps> = async (app, { catalogue, searchIndex }) => {
  const schemaOf = <Filter extends z.ZodRawShape>(kind: ListKind, filter: Filter) => ({
    summary: `A list of ${kind}, narrowed by facets and sorted, with how many each further choice would show`,
    querystring: z.object({ ...filter, ...facetQuery }),
    response: replies(facetedListSchema),
  })

  async function answer(
    kind: ListKind,
    matching: SQL | undefined,
    { by, text, page = 1, pageSize, ...filter }: FacetQuery,
    language: Language,
  ) {
    const slice = catalogueSliceOf({ page, pageSize })
    const found = text === undefined ? null : findOfKind(await searchIndex.current(), text, kind)
    const facetChoice = readFacetChoice(kind, by)
    // Until they are counted, and by their second bolt circle, products of one size have different figures.
    if (text === undefined && facetChoice.sort === 'popular' && isOneSize(kind, filter))
      facetChoice.sort = 'price'
    const { rows, ...list } = await catalogue.read((db) =>
      listFaceted(db, { kind, matching, found }, facetChoice, slice),
    )
    return { ...list, products: rows.map((each) => listedIn(language, each)) }
  }

  app.get(
    '/api/narrowed/tires',
    { config: { access: 'anyone' }, schema: schemaOf('tires', tireFilterSchema.shape) },
    (request, reply) =>
      answer('tires', matchingTires(request.query), request.query, readerLanguage(request, reply)),
  )

  app.get(
    '/api/narrowed/wheels',
    { config: { access: 'anyone' }, schema: schemaOf('wheels', wheelFilterSchema.shape) },
    (request, reply) =>
      answer('wheels', matchingWheels(request.query), request.query, readerLanguage(request, reply)),
  )

  app.get(
    '/api/narrowed/spacers',
    { config: { access: 'anyone' }, schema: schemaOf('spacers', spacerFilterSchema.shape) },
    (request, reply) =>
      answer('spacers', matchingSpacers(request.query), request.query, readerLanguage(request, reply)),
  )
}

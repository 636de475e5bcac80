import 'server-only'
import { SEARCH_WORDS_TAG } from '@bieznik/contract/platform/cache-tags'
import type { Language } from '@bieznik/contract/language'
import type { ListKind } from '@bieznik/contract/catalogue/facets'
import {
  facetedListSchema,
  readFacetChoice,
  writeFacetChoice,
  type FacetCounts,
} from '@bieznik/contract/catalogue/facet-choice'
import type { ListedProduct } from '@bieznik/contract/catalogue/product'
import { cacheTag } from 'next/cache'
import type { ListQuery } from '@/lib/catalogue/query-of-list'
import { cacheList, cacheSearch, productTag } from './catalogue-cache.server'
import type { ProductPage } from './catalogue-reads.server'
import { readPublic } from './public-reads.server'
import { listKind, listTags } from './kind-lists.server'

/** A page of a list, and what else it can be narrowed by; null: not asked for, since a whole list shows none of it. */
export type FacetedPage = ProductPage<ListedProduct> & { facets: FacetCounts | null }

interface FacetQuery {
  kind: ListKind
  /**
   * What the address asks for before it is narrowed: measures of a size, as the list of its kind takes them, or `text`, what is searched
   * for by words.
   */
  filter: ListQuery
  /** By what the list is narrowed, the query of its address. */
  by: string
  page: number
  pageSize: number
}

/** A list, in stock first. */
export async function listFaceted(language: Language, query: FacetQuery): Promise<FacetedPage> {
  const { kind, filter, by, page, pageSize } = query
  if (by === '' && Object.keys(filter).length === 0)
    return { ...(await listKind(kind, language, {}, page, pageSize)), facets: null }
  // One narrowing is one cache entry, however its address was written.
  return readFaceted(language, { ...query, by: writeFacetChoice(kind, readFacetChoice(kind, by)) })
}

async function readFaceted(
  language: Language,
  { kind, filter, by, page, pageSize }: FacetQuery,
): Promise<FacetedPage> {
  'use cache'
  if (filter.text === undefined) cacheList({ ...filter, ...(by !== '' && { by }) })
  else cacheSearch()
  cacheTag(listTags[kind], ...(filter.text === undefined ? [] : [SEARCH_WORDS_TAG]))
  const { data } = await readPublic({
    path: `/api/narrowed/${kind}`,
    query: { ...filter, by, lang: language, page, pageSize },
    deadline: 'catalogue',
    reply: facetedListSchema,
  })
  cacheTag(...data.products.map(({ id }) => productTag(id)))
  return data
}

import 'server-only'
import { SEARCH_WORDS_TAG } from '@bieznik/contract/platform/cache-tags'
import { searchParamSchema } from '@bieznik/contract/catalogue/catalogue-query'
import type { Language } from '@bieznik/contract/language'
import type { Product } from '@bieznik/contract/catalogue/product'
import { searchReplySchema, suggestionsSchema, type Understood } from '@bieznik/contract/catalogue/search'
import { cacheTag } from 'next/cache'
import type { z } from 'zod'
import { cacheSearch, productTag, SPACERS_TAG, TIRES_TAG, WHEELS_TAG } from './catalogue-cache.server'
import type { ProductPage } from './catalogue-reads.server'
import { readPublic } from './public-reads.server'

/** What was found for a text, how many of each kind, and how it was read. */
export type SearchPage = ProductPage<Product> &
  Pick<z.output<typeof searchReplySchema>, 'kinds' | 'understood'>

const NOTHING_UNDERSTOOD: Understood = {
  kinds: [],
  size: null,
  meanings: [],
  words: [],
  unknown: [],
  sizes: [],
}

/** The products that a text means, best first. What cannot be searched for finds nothing. */
export async function searchProducts(
  language: Language,
  text: string,
  page: number,
  pageSize: number,
): Promise<SearchPage> {
  'use cache'
  cacheSearch()
  cacheTag(TIRES_TAG, WHEELS_TAG, SPACERS_TAG, SEARCH_WORDS_TAG)
  const read = searchParamSchema.safeParse(text)
  if (!read.success || read.data === '')
    return { products: [], total: 0, lowestPrice: null, kinds: [], understood: NOTHING_UNDERSTOOD }
  const query = { text: read.data, lang: language, page, pageSize }
  const { data } = await readPublic({
    path: '/api/search',
    query,
    deadline: 'catalogue',
    reply: searchReplySchema,
  })
  cacheTag(...data.products.map(({ id }) => productTag(id)))
  return { ...data, lowestPrice: null }
}

/** What the text typed so far finds. What cannot be searched for finds nothing. */
export async function suggestProducts(
  language: Language,
  text: string,
): Promise<z.output<typeof suggestionsSchema>> {
  'use cache'
  cacheSearch()
  cacheTag(TIRES_TAG, WHEELS_TAG, SPACERS_TAG, SEARCH_WORDS_TAG)
  const read = searchParamSchema.safeParse(text)
  if (!read.success || read.data === '') return { products: [], total: 0, sizes: [], isNarrowed: false }
  const { data } = await readPublic({
    path: '/api/search/suggestions',
    query: { text: read.data, lang: language },
    deadline: 'catalogue',
    reply: suggestionsSchema,
  })
  return data
}

import 'server-only'
import { SEARCH_WORDS_TAG } from '@bieznik/contract/platform/cache-tags'
import { searchParamSchema } from '@bieznik/contract/catalogue/catalogue-query'
import type { Language } from '@bieznik/contract/language'
import { productSchema, type Product } from '@bieznik/contract/catalogue/product'
import {
  searchReplySchema,
  suggestionsSchema,
  type SearchReply,
  type Understood,
} from '@bieznik/contract/catalogue/search'
import { cacheTag } from 'next/cache'
import type { z } from 'zod'
import { cacheSearch, SPACERS_TAG, TIRES_TAG, WHEELS_TAG } from './catalogue-cache.server'
import { readProductPage, type ProductPage } from './catalogue-reads.server'
import { readPublic } from './public-reads.server'

const NOTHING_UNDERSTOOD: Understood = {
  kinds: [],
  size: null,
  meanings: [],
  words: [],
  unknown: [],
  sizes: [],
}

/** How a text is read, and how many products it means. What cannot be searched for finds nothing. */
export async function readSearch(text: string): Promise<SearchReply> {
  'use cache'
  cacheSearch()
  cacheTag(TIRES_TAG, WHEELS_TAG, SPACERS_TAG, SEARCH_WORDS_TAG)
  const read = searchParamSchema.safeParse(text)
  if (!read.success || read.data === '') return { total: 0, kinds: [], understood: NOTHING_UNDERSTOOD }
  const { data } = await readPublic({
    path: '/api/search',
    query: { text: read.data },
    deadline: 'catalogue',
    reply: searchReplySchema,
  })
  return data
}

/** The products of any kind that a text means, best first. */
export async function listFound(
  language: Language,
  text: string,
  page: number,
  pageSize: number,
): Promise<ProductPage<Product>> {
  'use cache'
  cacheSearch()
  cacheTag(TIRES_TAG, WHEELS_TAG, SPACERS_TAG, SEARCH_WORDS_TAG)
  return readProductPage({
    path: '/api/search/products',
    query: { text, lang: language },
    page,
    pageSize,
    product: productSchema,
  })
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

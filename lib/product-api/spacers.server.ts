import 'server-only'
import type { Language } from '@bieznik/contract/language'
import type { SpacerFilter } from '@bieznik/contract/catalogue-query'
import { spacerFitSchema, type SpacerFit } from '@bieznik/contract/on-sale'
import { spacerSchema, type Spacer } from '@bieznik/contract/product'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { cacheCatalogue, cacheList, SPACERS_TAG } from './catalogue-cache.server'
import { readList, readProductPage, type ProductPage } from './catalogue-reads.server'

export async function listSpacers(
  language: Language,
  filter: SpacerFilter,
  page: number,
  pageSize: number,
): Promise<ProductPage<Spacer>> {
  'use cache'
  cacheList(filter)
  cacheTag(SPACERS_TAG)
  return readProductPage({
    path: '/api/spacers',
    query: { ...filter, lang: language },
    page,
    pageSize,
    product: spacerSchema,
  })
}

/** The measures that spacers on sale have together. */
export async function listSpacerFits(): Promise<SpacerFit[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(SPACERS_TAG)
  return readList('/api/spacers/fits', z.array(spacerFitSchema))
}

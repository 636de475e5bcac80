import 'server-only'
import type { SpacerFilter } from '@bieznik/contract/catalogue-query'
import { spacerSchema, type Spacer } from '@bieznik/contract/product'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { cacheCatalogue, cacheList, isFiltered, productTag, SPACERS_TAG } from './catalogue-cache.server'
import { readList, readOne, readProductPage, type ProductPage } from './catalogue-reads.server'

export async function listSpacers(
  filter: SpacerFilter,
  page: number,
  pageSize: number,
): Promise<ProductPage<Spacer>> {
  'use cache'
  cacheList(filter)
  cacheTag(SPACERS_TAG)
  const isOpenEnded = isFiltered(filter)
  return readProductPage({
    path: '/api/spacers',
    query: filter,
    page,
    pageSize,
    isOpenEnded,
    product: spacerSchema,
  })
}

export async function getSpacer(id: number): Promise<Spacer | null> {
  'use cache'
  cacheCatalogue()
  cacheTag(productTag(id))
  return readOne(`/api/spacers/${id}`, spacerSchema)
}

export async function listBoltDistances(): Promise<string[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(SPACERS_TAG)
  return readList('/api/rdr/spacer_filter/bolt_distance', z.array(z.string()))
}

/** mm */
export async function listThicknesses(boltDistance: string): Promise<number[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(SPACERS_TAG)
  return readList(`/api/rdr/spacer_filter/thickness/${boltDistance}`, z.array(z.number()))
}

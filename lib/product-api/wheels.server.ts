import 'server-only'
import type { Language } from '@bieznik/contract/language'
import type { WheelFilter } from '@bieznik/contract/catalogue-query'
import { wheelFitSchema, type WheelFit } from '@bieznik/contract/on-sale'
import { wheelSchema, type Wheel } from '@bieznik/contract/product'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { cacheCatalogue, cacheList, WHEELS_TAG } from './catalogue-cache.server'
import { readList, readProductPage, type ProductPage } from './catalogue-reads.server'

export async function listWheels(
  language: Language,
  filter: WheelFilter,
  page: number,
  pageSize: number,
): Promise<ProductPage<Wheel>> {
  'use cache'
  cacheList(filter)
  cacheTag(WHEELS_TAG)
  return readProductPage({
    path: '/api/wheels',
    query: { ...filter, lang: language },
    page,
    pageSize,
    product: wheelSchema,
  })
}

/** The measures that wheels on sale have together. */
export async function listWheelFits(): Promise<WheelFit[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(WHEELS_TAG)
  return readList('/api/wheels/fits', z.array(wheelFitSchema))
}

import 'server-only'
import type { Language } from '@bieznik/contract/language'
import type { TireFilter } from '@bieznik/contract/catalogue-query'
import { plnFromGrosze } from '@bieznik/contract/money'
import { tireSizeOnSaleSchema, type TireSizeOnSale } from '@bieznik/contract/on-sale'
import { tireSchema, type Tire } from '@bieznik/contract/product'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { cacheCatalogue, cacheList, TIRES_TAG } from './catalogue-cache.server'
import { readList, readProductPage, type ProductPage } from './catalogue-reads.server'

export async function listTires(
  language: Language,
  filter: TireFilter,
  page: number,
  pageSize: number,
): Promise<ProductPage<Tire>> {
  'use cache'
  cacheList(filter)
  cacheTag(TIRES_TAG)
  const query = {
    ...filter,
    lang: language,
    priceFrom: plnOf(filter.priceFrom),
    priceTo: plnOf(filter.priceTo),
  }
  return readProductPage({ path: '/api/tires', query, page, pageSize, product: tireSchema })
}

/** The different sizes of the tires on sale, in ascending order, with what there is of each. */
export async function listTireSizes(): Promise<TireSizeOnSale[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(TIRES_TAG)
  return readList('/api/tires/sizes', z.array(tireSizeOnSaleSchema))
}

function plnOf(amount: TireFilter['priceFrom']): number | undefined {
  return amount === undefined ? undefined : plnFromGrosze(amount)
}

import 'server-only'
import { tireSizeSchema, type TireSize } from '@bieznik/contract/product'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { cacheCatalogue, TIRES_TAG } from './catalogue-cache.server'
import { readList } from './catalogue-reads.server'

/** The different sizes of the tires on sale, in ascending order. */
export async function listTireSizes(): Promise<TireSize[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(TIRES_TAG)
  return readList('/api/tires/sizes', z.array(tireSizeSchema))
}

/** Those of which there is at least one tire in stock. */
export async function listTireSizesInStock(): Promise<TireSize[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(TIRES_TAG)
  return readList('/api/tires/sizes', z.array(tireSizeSchema), { inStock: 'true' })
}

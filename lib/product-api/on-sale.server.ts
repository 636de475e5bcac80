import 'server-only'
import {
  spacerFitSchema,
  tireSizeOnSaleSchema,
  wheelFitSchema,
  type SpacerFit,
  type TireSizeOnSale,
  type WheelFit,
} from '@bieznik/contract/catalogue/on-sale'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { cacheCatalogue, SPACERS_TAG, TIRES_TAG, WHEELS_TAG } from './catalogue-cache.server'
import { readList } from './catalogue-reads.server'

/** The different sizes of the tires on sale, in ascending order, with what there is of each. */
export async function listTireSizes(): Promise<TireSizeOnSale[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(TIRES_TAG)
  return readList('/api/tires/sizes', z.array(tireSizeOnSaleSchema))
}

/** The measures that wheels on sale have together. */
export async function listWheelFits(): Promise<WheelFit[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(WHEELS_TAG)
  return readList('/api/wheels/fits', z.array(wheelFitSchema))
}

/** The measures that spacers on sale have together. */
export async function listSpacerFits(): Promise<SpacerFit[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(SPACERS_TAG)
  return readList('/api/spacers/fits', z.array(spacerFitSchema))
}

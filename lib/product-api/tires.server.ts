import 'server-only'
import type { TireFilter } from '@bieznik/contract/catalogue-query'
import { plnFromGrosze } from '@bieznik/contract/money'
import { tireSchema, type Tire } from '@bieznik/contract/product'
import { tireRangeSchema, type TireRange } from '@bieznik/contract/tire-range'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { cacheCatalogue, cacheList, isFiltered, productTag, TIRES_TAG } from './catalogue-cache.server'
import { readList, readOne, readProductPage, type ProductPage } from './catalogue-reads.server'
import { readPublic } from './public-reads.server'

const measures = z.array(z.number())
const names = z.array(z.string())

export async function listTires(
  filter: TireFilter,
  page: number,
  pageSize: number,
): Promise<ProductPage<Tire>> {
  'use cache'
  cacheList(filter)
  cacheTag(TIRES_TAG)
  const query = { ...filter, priceFrom: plnOf(filter.priceFrom), priceTo: plnOf(filter.priceTo) }
  const isOpenEnded = isFiltered(filter)
  return readProductPage({ path: '/api/tires', query, page, pageSize, isOpenEnded, product: tireSchema })
}

export async function getTire(id: number): Promise<Tire | null> {
  'use cache'
  cacheCatalogue()
  cacheTag(productTag(id))
  return readOne(`/api/tires/${id}`, tireSchema)
}

/** The measures (or tread patterns) that the catalogue has below what is already chosen. */
export async function listTireWidths(): Promise<number[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(TIRES_TAG)
  return readList('/api/rdr/tire_filter/width', measures)
}

export async function listTireProfiles(width: number): Promise<number[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(TIRES_TAG)
  return readList(`/api/rdr/tire_filter/profile/${width}`, measures)
}

export async function listTireDiameters(width: number, profile: number): Promise<number[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(TIRES_TAG)
  return readList(`/api/rdr/tire_filter/diameter/${width}/${profile}`, measures)
}

export async function listTireProtectors(
  width: number,
  profile: number,
  diameter: number,
): Promise<string[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(TIRES_TAG)
  return readList(`/api/rdr/tire_filter/protector/${width}/${profile}/${diameter}`, names)
}

/** The manufacturers and the seasons of all tires on sale. */
export async function getTireRange(): Promise<TireRange> {
  'use cache'
  cacheCatalogue()
  cacheTag(TIRES_TAG)
  const call = { path: '/api/rdr/tire_filter/range', deadline: 'catalogue', reply: tireRangeSchema } as const
  return (await readPublic(call)).data
}

function plnOf(amount: TireFilter['priceFrom']): number | undefined {
  return amount === undefined ? undefined : plnFromGrosze(amount)
}

import 'server-only'
import type { WheelFilter } from '@bieznik/contract/catalogue-query'
import { wheelSchema, type Wheel } from '@bieznik/contract/product'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { cacheCatalogue, cacheList, isFiltered, productTag, WHEELS_TAG } from './catalogue-cache.server'
import { readList, readOne, readProductPage, type ProductPage } from './catalogue-reads.server'

const measures = z.array(z.number())

/** The product API may answer a list or an object that holds it. */
const centralBoresSchema = z.union([
  measures,
  z.object({ centralBore: measures }).transform(({ centralBore }) => centralBore),
])

export async function listWheels(
  filter: WheelFilter,
  page: number,
  pageSize: number,
): Promise<ProductPage<Wheel>> {
  'use cache'
  cacheList(filter)
  cacheTag(WHEELS_TAG)
  const isOpenEnded = isFiltered(filter)
  return readProductPage({
    path: '/api/wheels',
    query: filter,
    page,
    pageSize,
    isOpenEnded,
    product: wheelSchema,
  })
}

export async function getWheel(id: number): Promise<Wheel | null> {
  'use cache'
  cacheCatalogue()
  cacheTag(productTag(id))
  return readOne(`/api/wheels/${id}`, wheelSchema)
}

/** Inches. */
export async function listWheelDiameters(): Promise<number[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(WHEELS_TAG)
  return readList('/api/wheel_filter/diameter', measures)
}

export async function listBoltSpacings(diameter: number): Promise<string[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(WHEELS_TAG)
  return readList(`/api/wheel_filter/bolt_spacing/${diameter}`, z.array(z.string()))
}

/** Inches. */
export async function listWheelWidths(diameter: number, boltSpacing: string): Promise<number[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(WHEELS_TAG)
  return readList(`/api/wheel_filter/width/${diameter}/${boltSpacing}`, measures)
}

/** mm */
export async function listCentralBores(
  diameter: number,
  boltSpacing: string,
  width: number,
): Promise<number[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(WHEELS_TAG)
  return readList(`/api/wheel_filter/central_bore/${diameter}/${boltSpacing}/${width}`, centralBoresSchema)
}

import 'server-only'
import { TOTAL_COUNT_HEADER, type TireFilter } from '@bieznik/contract/catalogue-query'
import { plnFromGrosze } from '@bieznik/contract/money'
import { tireSchema, type Tire } from '@bieznik/contract/product'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { ProblemError } from '@/lib/http/problem-error'
import { callProductApi } from './client.server'
import { cacheCatalogue, productTag, TIRES_TAG } from './catalogue-cache.server'

export interface TirePage {
  tires: Tire[]
  total: number
}

/** One page of the tires that match, cheapest first as the product API orders them. */
export async function listTires(filter: TireFilter, page: number, pageSize: number): Promise<TirePage> {
  'use cache'
  cacheCatalogue()
  cacheTag(TIRES_TAG)
  const { data, headers } = await callProductApi({
    path: '/api/tires',
    query: { ...filterQuery(filter), page, pageSize },
    deadline: 'catalogue',
    reply: z.array(tireSchema),
  })
  cacheTag(...data.map((tire) => productTag(tire.id)))
  return { tires: data, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? data.length) }
}

export async function getTire(id: number): Promise<Tire | null> {
  'use cache'
  cacheCatalogue()
  cacheTag(productTag(id))
  try {
    return (await callProductApi({ path: `/api/tires/${id}`, deadline: 'catalogue', reply: tireSchema })).data
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found') return null
    throw error
  }
}

/** The measures (or tread patterns) that the catalogue has below what is already chosen. */
export async function listTireWidths(): Promise<number[]> {
  return listFilterValues('width', z.array(z.number()))
}

export async function listTireProfiles(width: number): Promise<number[]> {
  return listFilterValues(`profile/${width}`, z.array(z.number()))
}

export async function listTireDiameters(width: number, profile: number): Promise<number[]> {
  return listFilterValues(`diameter/${width}/${profile}`, z.array(z.number()))
}

export async function listTireProtectors(
  width: number,
  profile: number,
  diameter: number,
): Promise<string[]> {
  return listFilterValues(`protector/${width}/${profile}/${diameter}`, z.array(z.string()))
}

async function listFilterValues<Value>(path: string, reply: z.ZodType<Value[]>): Promise<Value[]> {
  const values = await readFilterValues(path)
  return reply.parse(values)
}

async function readFilterValues(path: string): Promise<unknown[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(TIRES_TAG)
  const { data } = await callProductApi({
    path: `/api/rdr/tire_filter/${path}`,
    deadline: 'catalogue',
    reply: z.array(z.union([z.number(), z.string()])),
  })
  return data
}

function filterQuery({
  priceFrom,
  priceTo,
  ...measures
}: TireFilter): Record<string, string | number | undefined> {
  return {
    ...measures,
    priceFrom: priceFrom === undefined ? undefined : plnFromGrosze(priceFrom),
    priceTo: priceTo === undefined ? undefined : plnFromGrosze(priceTo),
  }
}

/** The manufacturer and the season that the catalogue holds. */
export async function getTireRange(): Promise<Pick<Tire, 'manufacturer' | 'season'>> {
  const { tires } = await listTires({}, 1, 1)
  return { manufacturer: tires[0]?.manufacturer ?? '', season: tires[0]?.season ?? 'allseason' }
}

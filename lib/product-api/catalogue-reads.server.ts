import 'server-only'
import { LOWEST_PRICE_HEADER, TOTAL_COUNT_HEADER } from '@bieznik/contract/catalogue/catalogue-query'
import { groszeFromPln, type Grosze } from '@bieznik/contract/money/money'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { orNull } from './or-null'
import { log } from '@/lib/log/log.server'
import { productTag } from './catalogue-cache.server'
import { readPublic } from './public-reads.server'

/** One page of products that match, in stock first, in the order of the product API. */
export interface ProductPage<P> {
  products: P[]
  /** On all pages together. */
  total: number
  /** Of the cheapest in stock on all pages; null: there is none, or it is not stated. */
  lowestPrice: Grosze | null
}

type Query = Record<string, string | number | undefined>

interface PageCall<P> {
  path: string
  query?: Query
  page: number
  pageSize: number
  product: z.ZodType<P>
}

/** To be called within a cached function, which is then forgotten as soon as one of its products changes. */
export async function readProductPage<P extends { id: number }>({
  path,
  query,
  page,
  pageSize,
  product,
}: PageCall<P>): Promise<ProductPage<P>> {
  const { data, headers } = await readPublic({
    path,
    query: { ...query, page, pageSize },
    deadline: 'catalogue',
    reply: z.array(product),
  })
  cacheTag(...data.map(({ id }) => productTag(id)))
  const lowestPrice = headers.get(LOWEST_PRICE_HEADER)
  return {
    products: data,
    total: Number(headers.get(TOTAL_COUNT_HEADER) ?? data.length),
    lowestPrice: lowestPrice === null ? null : groszeFromPln(Number(lowestPrice)),
  }
}

/** Null: there is no such thing. */
export async function readOne<Reply extends z.ZodType>(
  path: string,
  reply: Reply,
  query?: Query,
): Promise<z.output<Reply> | null> {
  return orNull(readPublic({ path, query, deadline: 'catalogue', reply }))
}

export async function readList<T>(path: string, reply: z.ZodType<T[]>, query?: Query): Promise<T[]> {
  return (await readPublic({ path, query, deadline: 'catalogue', reply })).data
}

/** What a page can be shown without; null, and a note in the log, when it cannot be had. */
export async function orMissing<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    log.warn({ err: error }, 'catalogue: page shown without a part of it')
    return null
  }
}

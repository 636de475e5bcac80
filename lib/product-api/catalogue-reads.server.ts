import 'server-only'
import { TOTAL_COUNT_HEADER } from '@bieznik/contract/catalogue-query'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { ProblemError } from '@/lib/http/problem-error'
import { productTag } from './catalogue-cache.server'
import { readPublic } from './public-reads.server'

/** One page of products that match, in stock first, then by price as the product API orders them. */
export interface ProductPage<P> {
  products: P[]
  /** On all pages together. */
  total: number
}

interface PageCall<P> {
  path: string
  query?: Record<string, string | number | undefined>
  page: number
  pageSize: number
  /** An address can ask for as many such lists as it likes. */
  isOpenEnded: boolean
  product: z.ZodType<P>
}

/** To be called within a cached function, which is then forgotten as soon as one of its products changes. */
export async function readProductPage<P extends { id: number }>({
  path,
  query,
  page,
  pageSize,
  isOpenEnded,
  product,
}: PageCall<P>): Promise<ProductPage<P>> {
  const { data, headers } = await readPublic({
    path,
    query: { ...query, page, pageSize },
    deadline: 'catalogue',
    isOpenEnded,
    reply: z.array(product),
  })
  cacheTag(...data.map(({ id }) => productTag(id)))
  return { products: data, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? data.length) }
}

/** Null: there is no such thing. */
export async function readOne<Reply extends z.ZodType>(
  path: string,
  reply: Reply,
): Promise<z.output<Reply> | null> {
  return orNull(readPublic({ path, deadline: 'catalogue', reply }))
}

export async function orNull<T>(call: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await call).data
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found') return null
    throw error
  }
}

export async function readList<T>(
  path: string,
  reply: z.ZodType<T[]>,
  query?: Record<string, string>,
): Promise<T[]> {
  return (await readPublic({ path, query, deadline: 'catalogue', reply })).data
}

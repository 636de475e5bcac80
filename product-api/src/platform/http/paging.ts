import { LOWEST_PRICE_HEADER, TOTAL_COUNT_HEADER } from '@bieznik/contract/catalogue/catalogue-query'
import { plnFromGrosze, type Grosze } from '@bieznik/contract/money/grosze'
import type { FastifyReply } from 'fastify'

const DEFAULT_PAGE_SIZE = 24

/** Rows to read; without it all of them. */
export type Slice = { limit: number; offset: number }

/** A list as a query returns it; `total` and `lowestPrice` are of all pages. */
export type Page<Row> = { rows: Row[]; total: number; lowestPrice?: Grosze | undefined }

/** The slice that `page` (from 1) and `pageSize` ask for; neither: no slice, the whole list. */
export function sliceOf(query: {
  page?: number | undefined
  pageSize?: number | undefined
}): Slice | undefined {
  if (query.page === undefined && query.pageSize === undefined) return undefined
  const limit = query.pageSize ?? DEFAULT_PAGE_SIZE
  return { limit, offset: ((query.page ?? 1) - 1) * limit }
}

/**
 * Rows that a list of the catalogue returns at most when no page is asked for: thousands of products would take the
 * server's memory and its time from everyone else. The total in the header tells whether there are more.
 */
const MAX_UNPAGED_ROWS = 1_000

/** The slice of a list of the catalogue: the page that is asked for, or as much of the list as is given at once. */
export function catalogueSliceOf(query: Parameters<typeof sliceOf>[0]): Slice {
  return sliceOf(query) ?? { limit: MAX_UNPAGED_ROWS, offset: 0 }
}

/** Returns the rows as a plain array, with what is known of all pages in headers. */
export function sendPage<Row>(reply: FastifyReply, { rows, total, lowestPrice }: Page<Row>): Row[] {
  reply.header(TOTAL_COUNT_HEADER, total)
  if (lowestPrice !== undefined) reply.header(LOWEST_PRICE_HEADER, plnFromGrosze(lowestPrice))
  return rows
}

import { TOTAL_COUNT_HEADER } from '@bieznik/contract/catalogue-query'
import type { FastifyReply } from 'fastify'

const DEFAULT_PAGE_SIZE = 24

/** Rows to read; without it all of them. */
export type Slice = { limit: number; offset: number }

/** A list as a query answers it; `total` counts the rows of all pages. */
export type Page<Row> = { rows: Row[]; total: number }

/** The slice that `page` (from 1) and `pageSize` ask for; neither: no slice, the whole list. */
export function sliceOf(query: {
  page?: number | undefined
  pageSize?: number | undefined
}): Slice | undefined {
  if (query.page === undefined && query.pageSize === undefined) return undefined
  const limit = query.pageSize ?? DEFAULT_PAGE_SIZE
  return { limit, offset: ((query.page ?? 1) - 1) * limit }
}

/** Answers the rows as a plain array, with the total in a header. */
export function sendPage<Row>(reply: FastifyReply, { rows, total }: Page<Row>): Row[] {
  reply.header(TOTAL_COUNT_HEADER, total)
  return rows
}

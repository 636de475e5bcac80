'use client'

import { Pagination } from '@/components/ui/pagination'
import { listPath } from '@/lib/catalogue/list-end'

interface ListPagesProps {
  page: number
  pageCount: number
  /** Of the whole list, without a language prefix. */
  path: string
  /** By what the list is narrowed, the query of its address. */
  by: string
}

/** The way to the other pages of a list. */
export function ListPages({ page, pageCount, path, by }: ListPagesProps) {
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefFor={(other) => listPath(path, { by, page: other })}
      // The response cache has no data for client-side navigation to an address with a query.
      prefetch={by === '' ? undefined : false}
    />
  )
}

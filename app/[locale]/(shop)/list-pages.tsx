'use client'

import { Pagination } from '@/components/ui/pagination'
import { pagePath } from '@/lib/catalogue/page-path'

interface ListPagesProps {
  page: number
  pageCount: number
  /** Of the whole list, without a language prefix. */
  path: string
}

/** The way to the other pages of a list. */
export function ListPages({ page, pageCount, path }: ListPagesProps) {
  return <Pagination page={page} pageCount={pageCount} hrefFor={(other) => pagePath(path, other)} />
}

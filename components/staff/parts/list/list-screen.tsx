'use client'

import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { Pagination } from '@/components/ui/pagination'
import { changeQueryState, queryWith } from '@/lib/url-state'
import { LoadFailure } from '../load-failure'
import type { RowKey } from './column'
import { FirstOf } from './first-of'
import { ListFilters, type Filter } from './list-filters'
import { ListTable, type ListTableProps } from './list-table'
import { LIST_KEYS, useListKeys } from './use-list-keys'
import { LIST_PAGE_SIZE } from './use-staff-list'

/** A page of rows, or all there are. There are no rows beyond the last page either. */
type Found<Row> = readonly Row[] | { rows: readonly Row[]; total: number }

export interface ListScreenProps<Row, Key extends RowKey> extends ListTableProps<Row, Key> {
  query: { data: Found<Row> | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** What the address asks for; not given: all rows are here. */
  asked?: { page: number }
  /** What the box of the search is called. */
  search?: string
  /** What can be searched for; not given: what it is called. */
  searchHint?: string
  filters?: readonly Filter[]
  /** How many were found, in words. */
  countText?: (count: number) => string
  /** What is said where there is nothing; null: `children` say it. */
  empty: string | null
  /** Between the filters and the rows. */
  children?: ReactNode
  /** Something else comes first on its screen, and has the focus first. */
  isSecondary?: boolean
}

/** A list of staff in each state of its query: search and filters, rows, pages. */
export function ListScreen<Row, Key extends RowKey>({
  query: { data, error, refetch },
  asked,
  search,
  searchHint,
  filters = [],
  countText,
  empty,
  children,
  isSecondary = false,
  ...table
}: ListScreenProps<Row, Key>) {
  const within = useListKeys(!isSecondary)
  const found = data && ('rows' in data ? data : { rows: data, total: data.length })
  return (
    <div
      ref={within}
      tabIndex={-1}
      role="group"
      aria-label={table.caption}
      aria-keyshortcuts={LIST_KEYS}
      className="flex flex-col gap-2 outline-none"
    >
      <ListFilters
        search={search}
        searchHint={searchHint}
        filters={filters}
        hasViews={asked !== undefined && (search !== undefined || filters.length > 0) && !isSecondary}
      >
        {found && countText && (
          <p role="status" className="ml-auto text-sm text-quiet">
            {countText(found.total)}
          </p>
        )}
      </ListFilters>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!found && !error && <Loading hidden />}
      {children}
      {found?.rows.length === 0
        ? empty !== null && <EmptyState title={empty} />
        : (found || !error) && <ListTable rows={found?.rows} {...table} />}
      {found && !asked && <FirstOf shown={found.rows.length} total={found.total} />}
      {found && asked && (
        <Pagination
          page={asked.page}
          pageCount={Math.ceil(found.total / LIST_PAGE_SIZE)}
          hrefFor={(page) => queryWith({ page: String(page) })}
          onPage={(page) => changeQueryState('push', { page: String(page) })}
        />
      )}
    </div>
  )
}

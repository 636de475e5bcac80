'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { Pagination } from '@/components/ui/pagination'
import type { BulkAction } from '@/lib/products/bulk-form'
import { allProductsQuery, type ProductPage } from '@/lib/products/product-queries'
import { PRODUCTS_PAGE_SIZE, productSearchOf, type ProductSearch } from '@/lib/products/product-search'
import { useAuth } from '@/lib/auth/use-auth'
import { searchAddress } from '@/lib/query/search-address'
import { LoadFailure } from '../../parts/load-failure'
import { ForStaff } from '../../members/for-staff'
import { useAddressSearch } from '../../parts/use-address-search'
import { BulkBar } from '../bulk/bulk-bar'
import { BulkPanel } from '../bulk/bulk-panel'
import { PastBulkChanges } from '../bulk/past-bulk-changes'
import { useProductSelection } from '../bulk/use-product-selection'
import { ProductsFilter } from './products-filter'
import { ProductsTable } from './products-table'

/** All products, archived ones too; the table filters as one types. */
export function ProductsList() {
  const t = useTranslations('admin_products')
  const auth = useAuth()
  const { query, text, search, change, clear } = useAddressSearch(productSearchOf)
  const { data, isPending, error, refetch } = useQuery({
    ...allProductsQuery(query),
    enabled: auth.status === 'signed-in',
  })
  return (
    <div className="flex flex-col gap-4">
      <ProductsFilter query={query} text={text} onSearch={search} onChange={change} />
      {isPending && !error && <Loading>{t('loading')}</Loading>}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && <Listed query={query} page={data} onClear={clear} />}
      {/* Once the table has its height: it would push them off the screen. */}
      {!isPending && (
        <ForStaff area="office">
          <PastBulkChanges />
        </ForStaff>
      )}
    </div>
  )
}

interface ListedProps {
  query: ProductSearch
  page: ProductPage
  onClear: () => void
}

/** One page of what was found, and what is done with many of it at once. */
function Listed({ query, page: { rows, total, unknown }, onClear }: ListedProps) {
  const t = useTranslations('admin_products')
  const selection = useProductSelection(query, { rows, total })
  const [action, setAction] = useState<BulkAction | null>(null)

  function close(isDone: boolean): void {
    setAction(null)
    if (isDone) selection.clear()
  }

  if (action !== null) return <BulkPanel action={action} selection={selection} onClose={close} />
  return (
    <>
      <p role="status" className="text-sm text-quiet">
        {t('found', { count: total })}
      </p>
      {unknown.length > 0 && (
        <p role="status" className="text-sm font-medium text-amber">
          {t('unknown', { words: unknown.join(', ') })}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState title={t('empty')} action={<Button onClick={onClear}>{t('clear')}</Button>} />
      ) : (
        <ProductsTable products={rows} query={query} selection={selection} />
      )}
      <Pagination
        page={query.page}
        pageCount={Math.ceil(total / PRODUCTS_PAGE_SIZE)}
        hrefFor={(page) => `/admin/products?${searchAddress({ ...query, page })}`}
      />
      <ForStaff area="office">
        <BulkBar selection={selection} total={total} onChoose={setAction} />
      </ForStaff>
    </>
  )
}

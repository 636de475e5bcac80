'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { Pagination } from '@/components/ui/pagination'
import { allProductsQuery } from '@/lib/admin-products/product-queries'
import { PRODUCTS_PAGE_SIZE } from '@/lib/admin-products/product-requests'
import { searchParamsOf } from '@/lib/admin-products/product-search'
import { useAuth } from '@/lib/auth/use-auth'
import { LoadFailure } from '../../load-failure'
import { ProductsFilter } from './products-filter'
import { ProductsTable } from './products-table'
import { useProductSearch } from './use-product-search'

/** All products, archived ones too; the table filters as one types. */
export function ProductsList() {
  const t = useTranslations('admin_products')
  const auth = useAuth()
  const { query, text, search, change, clear } = useProductSearch()
  const { data, isPending, error, refetch } = useQuery({
    ...allProductsQuery(query),
    enabled: auth.status === 'signed-in',
  })
  return (
    <div className="flex flex-col gap-4">
      <ProductsFilter query={query} text={text} onSearch={search} onChange={change} />
      {isPending && !error && <Loading>{t('loading')}</Loading>}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p role="status" className="text-sm text-quiet">
            {t('found', { count: data.total })}
          </p>
          {data.products.length === 0 ? (
            <EmptyState title={t('empty')} action={<Button onClick={clear}>{t('clear')}</Button>} />
          ) : (
            <ProductsTable products={data.products} query={query} />
          )}
          <Pagination
            page={query.page}
            pageCount={Math.ceil(data.total / PRODUCTS_PAGE_SIZE)}
            hrefFor={(page) => `/admin/products?${searchParamsOf({ ...query, page })}`}
          />
        </>
      )}
    </div>
  )
}

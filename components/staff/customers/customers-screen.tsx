'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Input } from '@/components/ui/input'
import { Loading } from '@/components/ui/loading'
import { Pagination } from '@/components/ui/pagination'
import { customersQuery } from '@/lib/customers/customer-queries'
import { CUSTOMERS_PAGE_SIZE, customerSearchOf } from '@/lib/customers/customer-requests'
import { useAuth } from '@/lib/auth/use-auth'
import { changeQueryState, queryWith, useQueryState } from '@/lib/url-state'
import { LoadFailure } from '../parts/load-failure'
import { CustomerScreen } from './customer-screen'
import { CustomerLink } from './customer-link'
import { CustomersTable } from './customers-table'

/** Everybody who bought something, or the one whose uid stands in the address. */
export function CustomersScreen() {
  const uid = useQueryState().get('uid')
  return uid ? <CustomerScreen uid={uid} /> : <CustomersList />
}

function CustomersList() {
  const t = useTranslations('admin_customers')
  const query = useQueryState()
  const search = customerSearchOf(query)
  const isSignedIn = useAuth().status === 'signed-in'
  const { data, error, refetch } = useQuery({ ...customersQuery(search), enabled: isSignedIn })
  return (
    <div className="flex flex-col gap-4">
      <search>
        <Input
          required={false}
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          className="max-w-xl"
          maxLength={100}
          value={query.get('search') ?? ''}
          onChange={(event) =>
            changeQueryState('replace', { page: null, search: event.target.value || null })
          }
        />
      </search>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <p role="status" className="text-sm text-quiet">
            {t('count', { count: data.total })}
          </p>
          {data.account && (
            <p className="flex flex-wrap items-center gap-x-2">
              <span>{t('account_without_order')}</span>
              <CustomerLink uid={data.account.uid}>{data.account.email}</CustomerLink>
            </p>
          )}
          {data.customers.length === 0 && !data.account && <EmptyState title={t('empty')} />}
          {data.customers.length > 0 && <CustomersTable customers={data.customers} />}
          <Pagination
            page={search.page}
            pageCount={Math.ceil(data.total / CUSTOMERS_PAGE_SIZE)}
            hrefFor={(page) => `/admin/customers${queryWith({ page: String(page) })}`}
            onPage={(page) => changeQueryState('push', { page: String(page) })}
          />
        </>
      )}
    </div>
  )
}

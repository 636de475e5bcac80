'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { Pagination } from '@/components/ui/pagination'
import { allNewsQuery } from '@/lib/news/news-queries'
import { NEWS_PAGE_SIZE, newsSearchOf } from '@/lib/news/news-search'
import { useAuth } from '@/lib/auth/use-auth'
import { searchAddress } from '@/lib/query/search-address'
import { LoadFailure } from '../parts/load-failure'
import { useAddressSearch } from '../parts/use-address-search'
import { NewsFilter } from './news-filter'
import { NewsTable } from './news-table'

/** All news, drafts too; the table filters as one types. */
export function NewsList() {
  const t = useTranslations('admin_news')
  const auth = useAuth()
  const { query, text, search, change, clear } = useAddressSearch(newsSearchOf)
  const { data, isPending, error, refetch } = useQuery({
    ...allNewsQuery(query),
    enabled: auth.status === 'signed-in',
  })
  return (
    <div className="flex flex-col gap-4">
      <NewsFilter state={query.state} onState={(state) => change({ state })} text={text} onSearch={search} />
      {isPending && !error && <Loading>{t('loading')}</Loading>}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p role="status" className="text-sm text-quiet">
            {t('found', { count: data.total })}
          </p>
          {data.rows.length === 0 ? (
            <EmptyState title={t('empty')} action={<Button onClick={clear}>{t('clear')}</Button>} />
          ) : (
            <NewsTable items={data.rows} />
          )}
          <Pagination
            page={query.page}
            pageCount={Math.ceil(data.total / NEWS_PAGE_SIZE)}
            hrefFor={(page) => `/admin/news?${searchAddress({ ...query, page })}`}
          />
        </>
      )}
    </div>
  )
}

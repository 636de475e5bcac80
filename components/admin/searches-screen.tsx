'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { searchPath } from '@/lib/catalogue/search-path'
import { Day } from '@/components/ui/day'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { useAuth } from '@/lib/auth/use-auth'
import { searchMissesQuery } from '@/lib/catalogue/search-misses-query'
import { LoadFailure } from './load-failure'

/** What people searched for in vain, each with a link to what the search says of it today. */
export function SearchesScreen() {
  const t = useTranslations('admin_searches')
  const auth = useAuth()
  const { data, error, refetch } = useQuery({ ...searchMissesQuery, enabled: auth.status === 'signed-in' })
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.length === 0) return <EmptyState title={t('empty')} />
  return (
    <Table caption={t('title')} dense>
      <thead>
        <tr>
          <th scope="col">{t('text')}</th>
          <th scope="col" className="text-right">
            {t('times')}
          </th>
          <th scope="col">{t('last')}</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ text, times, lastAt }) => (
          <tr key={text}>
            <th scope="row">
              <TextLink href={searchPath(text)} prefetch={false} className="inline-block py-2">
                {text}
              </TextLink>
            </th>
            <td className="text-right figures">{times}</td>
            <td>
              <Day date={lastAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

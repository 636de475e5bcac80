'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { searchPath } from '@/lib/catalogue/search-path'
import { Button } from '@/components/ui/button'
import { Day } from '@/components/ui/day'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { useAuth } from '@/lib/auth/use-auth'
import { searchMissesQuery } from '@/lib/catalogue/search-queries'
import { LoadFailure } from '../parts/load-failure'
import { AddedWords } from './added-words'

/** What people searched for in vain, and the words that staff have taught the search. */
export function SearchesScreen() {
  const [taken, setTaken] = useState<{ text: string }>()
  return (
    <div className="flex flex-col gap-6">
      <SearchesInVain onTake={(text) => setTaken({ text })} />
      <AddedWords taken={taken} />
    </div>
  )
}

/** Each with a link to what the search says of it today, and a button that takes it as a word to be added. */
function SearchesInVain({ onTake }: { onTake: (text: string) => void }) {
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
          <th scope="col">{t('take')}</th>
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
            <td>
              <Button
                variant="quiet"
                size="compact"
                aria-label={t('take_word', { word: text })}
                onClick={() => onTake(text)}
              >
                {t('take')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

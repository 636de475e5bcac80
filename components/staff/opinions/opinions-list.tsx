'use client'

import { opinionStates } from '@bieznik/contract/care/opinion'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useAuth } from '@/lib/auth/use-auth'
import { OPINIONS_PAGE_SIZE, opinionSearchOf } from '@/lib/opinions/opinion-requests'
import { allOpinionsQuery } from '@/lib/opinions/staff-opinion-queries'
import { searchAddress } from '@/lib/query/search-address'
import { FilteredList } from '../parts/filtered-list'
import { StaffOpinion } from './staff-opinion'

/** All opinions, newest first. The filter is in the address. */
export function OpinionsList() {
  const t = useTranslations('admin_opinions')
  const isSignedIn = useAuth().status === 'signed-in'
  const search = opinionSearchOf(new URLSearchParams(useSearchParams()))
  const query = useQuery({ ...allOpinionsQuery(search), enabled: isSignedIn })
  return (
    <FilteredList
      query={query}
      texts="admin_opinions"
      filter={{
        label: t('state_filter'),
        all: t('all'),
        choices: opinionStates,
        nameOf: (choice) => t(`states.${choice}`),
        chosen: search.state,
      }}
      paging={{ path: '/admin/opinions', page: search.page, pageSize: OPINIONS_PAGE_SIZE }}
      paramsFor={(state, page) => searchAddress({ state, page })}
    >
      {({ rows }) => (
        <ul aria-label={t('title')} className="flex flex-col gap-4">
          {rows.map((opinion) => (
            <StaffOpinion key={opinion.id} opinion={opinion} />
          ))}
        </ul>
      )}
    </FilteredList>
  )
}

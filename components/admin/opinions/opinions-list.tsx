'use client'

import { opinionStates } from '@bieznik/contract/opinion'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useAuth } from '@/lib/auth/use-auth'
import { OPINIONS_PAGE_SIZE, opinionSearchOf, opinionSearchParams } from '@/lib/opinions/opinion-requests'
import { allOpinionsQuery } from '@/lib/opinions/staff-opinion-queries'
import { ChoiceFilter } from '../choice-filter'
import { FoundItems } from '../found-items'
import { StaffOpinion } from './staff-opinion'

/** All opinions, newest first. The filter is in the address. */
export function OpinionsList() {
  const t = useTranslations('admin_opinions')
  const isSignedIn = useAuth().status === 'signed-in'
  const search = opinionSearchOf(new URLSearchParams(useSearchParams()))
  const query = useQuery({ ...allOpinionsQuery(search), enabled: isSignedIn })
  const hrefFor = (page: number) => `/admin/opinions?${opinionSearchParams({ ...search, page })}`
  return (
    <div className="flex flex-col gap-4">
      <ChoiceFilter
        label={t('state_filter')}
        all={t('all')}
        choices={opinionStates}
        nameOf={(choice) => t(`states.${choice}`)}
        chosen={search.state}
        paramsFor={(state) => opinionSearchParams({ state, page: 1 })}
      />
      <FoundItems
        query={query}
        texts="admin_opinions"
        paging={{ page: search.page, pageSize: OPINIONS_PAGE_SIZE, hrefFor }}
        isEmpty={({ opinions }) => opinions.length === 0}
      >
        {({ opinions }) => (
          <ul aria-label={t('title')} className="flex flex-col gap-4">
            {opinions.map((opinion) => (
              <StaffOpinion key={opinion.id} opinion={opinion} />
            ))}
          </ul>
        )}
      </FoundItems>
    </div>
  )
}

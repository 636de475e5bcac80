'use client'

import { opinionStates } from '@bieznik/contract/care/opinion'
import { opinions } from '@bieznik/contract/endpoints/opinions'
import { useTranslations } from 'next-intl'
import { ContentText } from '@/components/ui/content-text'
import { Day } from '@/components/ui/day'
import { Stars } from '@/components/ui/stars'
import { ListScreen } from '../parts/list/list-screen'
import { RowLink } from '../parts/list/row-link'
import { useStaffList } from '../parts/list/use-staff-list'
import { OpinionState } from './opinion-state'
import { StaffOpinion } from './staff-opinion'

/** All opinions, newest first. What can be done with one is below its row. */
export function OpinionsList() {
  const t = useTranslations('admin_opinions')
  const options = opinionStates.map((value) => ({ value, label: t(`states.${value}`) }))
  return (
    <ListScreen
      {...useStaffList(opinions.list)}
      caption={t('title')}
      filters={[{ field: 'state', label: t('state_filter'), options }]}
      countText={(count) => t('count', { count })}
      empty={t('empty')}
      keyOf={({ id }) => id}
      columns={[
        { head: t('product'), cell: ({ title }) => <ContentText>{title}</ContentText>, isText: true },
        { head: t('rating'), cell: ({ rating }) => <Stars rating={rating} label={t('stars', { rating })} /> },
        { head: t('text'), cell: ({ text }) => text, isText: true },
        { head: t('author'), cell: ({ name }) => name ?? t('buyer') },
        { head: t('date'), cell: ({ writtenAt }) => <Day date={writtenAt} /> },
        { head: t('state_filter'), cell: (opinion) => <OpinionState opinion={opinion} /> },
        {
          head: t('order'),
          cell: ({ orderId }) => <RowLink href={`/admin/order/${orderId}`}>{orderId}</RowLink>,
        },
      ]}
      detail={(opinion) => <StaffOpinion opinion={opinion} />}
    />
  )
}

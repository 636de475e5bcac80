'use client'

import { useTranslations } from 'next-intl'
import { recallsQuery } from '@/lib/recalls/recall-queries'
import { Moment } from '../parts/moment'
import { ListScreen } from '../parts/list/list-screen'
import { Person } from '../parts/person'
import { useStaffQuery } from '../parts/use-staff-query'
import { RecallForm } from './recall-form'

/** A new product safety recall, and what became of those before. */
export function RecallsScreen() {
  const t = useTranslations('admin_recalls')
  const query = useStaffQuery(recallsQuery)
  const people = query.data?.people ?? {}
  return (
    <div className="flex flex-col gap-4">
      <RecallForm />
      <h2 className="text-lg font-semibold">{t('past')}</h2>
      <ListScreen
        isSecondary
        query={{ ...query, data: query.data?.found }}
        caption={t('past')}
        empty={t('empty')}
        keyOf={({ id }) => id}
        columns={[
          {
            head: t('products'),
            cell: ({ titles }) => <span lang="pl">{titles.join(', ')}</span>,
            isText: true,
          },
          { head: t('started_at'), cell: ({ startedAt }) => <Moment at={startedAt} /> },
          { head: t('person'), cell: ({ startedBy }) => <Person uid={startedBy} name={people[startedBy]} /> },
          { head: t('mails_head'), cell: ({ mails }) => t('mails', mails) },
        ]}
        detail={({ hazard, titles }) => (
          <div lang="pl" className="flex max-w-prose flex-col gap-2">
            <p>{titles.join(', ')}</p>
            <p>{hazard.pl}</p>
          </div>
        )}
      />
    </div>
  )
}

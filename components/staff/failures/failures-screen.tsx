'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Day } from '@/components/ui/day'
import { failuresQuery } from '@/lib/failures/failure-queries'
import { ListScreen } from '../parts/list/list-screen'
import { useStaffQuery } from '../parts/use-staff-query'
import { FailureDetail } from './failure-detail'
import { FailureSteps } from './failure-steps'
import { FailureSubject } from './failure-subject'
import { whyOf } from './why-of'

/** What the shop has tried in vain, the oldest first. */
export function FailuresScreen() {
  const t = useTranslations()
  const query = useStaffQuery(failuresQuery)
  return (
    <ListScreen
      query={{ ...query, data: query.data && { rows: query.data.failures, total: query.data.total } }}
      caption={t('admin_failures.title')}
      empty={t('admin_failures.none')}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      columns={[
        {
          head: t('admin_failures.kind'),
          cell: ({ kind }) => <Badge tone="amber">{t(`admin_failures.kinds.${kind}`)}</Badge>,
        },
        { head: t('admin_failures.subject'), cell: (failure) => <FailureSubject failure={failure} /> },
        { head: t('admin_failures.reason'), cell: (failure) => t(whyOf(failure)), isText: true },
        { head: t('admin_failures.recipient'), cell: ({ recipient }) => recipient },
        { head: t('admin_failures.since'), cell: ({ failedAt }) => <Day date={failedAt} /> },
        { head: t('admin_failures.steps'), cell: (failure) => <FailureSteps failure={failure} /> },
      ]}
      detail={(failure) => <FailureDetail failure={failure} />}
    />
  )
}

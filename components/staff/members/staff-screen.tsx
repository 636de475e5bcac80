'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Loading } from '@/components/ui/loading'
import { TextLink } from '@/components/ui/text-link'
import { useAuth } from '@/lib/auth/use-auth'
import { staffQuery } from '@/lib/session/staff-queries'
import { LoadFailure } from '../parts/load-failure'
import { GiveRoleForm } from './give-role-form'
import { StaffTable } from './staff-table'

/** Who has a role: to give one, to change it, to take it. For the owner. */
export function StaffScreen() {
  const t = useTranslations('admin_staff')
  const auth = useAuth()
  const { data, error, refetch } = useQuery({ ...staffQuery, enabled: auth.status === 'signed-in' })
  return (
    <div className="flex flex-col gap-6">
      <GiveRoleForm />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && <StaffTable members={data} ownUid={auth.status === 'signed-in' ? auth.person.uid : null} />}
      {!data && !error && <Loading>{t('loading')}</Loading>}
      <p>
        <TextLink href="/admin/audit?entity=staff" prefetch={false}>
          {t('past_changes')}
        </TextLink>
      </p>
    </div>
  )
}

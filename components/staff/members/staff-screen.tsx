'use client'

import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'
import { GiveRoleForm } from './give-role-form'
import { StaffTable } from './staff-table'

/** Who has a role: to give one, to change it, to take it. For the owner. */
export function StaffScreen() {
  const t = useTranslations('admin_staff')
  return (
    <div className="flex flex-col gap-6">
      <GiveRoleForm />
      <StaffTable />
      <p>
        <TextLink href="/admin/audit?entity=staff" prefetch={false}>
          {t('past_changes')}
        </TextLink>
      </p>
    </div>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'
import { GiveRoleForm } from './give-role-form'
import { InvitationsTable } from './invitations-table'
import { InviteForm } from './invite-form'
import { StaffTable } from './staff-table'

/** Who has a role, and who is invited to one: to invite, to give, to change, to take. For the owner. */
export function StaffScreen() {
  const t = useTranslations('admin_staff')
  return (
    <div className="flex flex-col gap-6">
      <InviteForm />
      <InvitationsTable />
      <StaffTable />
      <GiveRoleForm />
      <p>
        <TextLink href="/admin/audit?entity=staff" prefetch={false}>
          {t('past_changes')}
        </TextLink>
      </p>
    </div>
  )
}

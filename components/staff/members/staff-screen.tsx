'use client'

import { useTranslations } from 'next-intl'
import { Loading } from '@/components/ui/loading'
import { TextLink } from '@/components/ui/text-link'
import { invitationsQuery } from '@/lib/session/invitation-queries'
import { staffQuery } from '@/lib/session/staff-queries'
import { useStaffQuery } from '../parts/use-staff-query'
import { GiveRoleForm } from './give-role-form'
import { InvitationsTable } from './invitations-table'
import { InviteForm } from './invite-form'
import { StaffTable } from './staff-table'

/** Who has a role, and who is invited to one: to invite, to give, to change, to take. For the owner. */
export function StaffScreen() {
  const t = useTranslations('admin_staff')
  const invitations = useStaffQuery(invitationsQuery)
  const members = useStaffQuery(staffQuery)
  // Both at once: a list that arrives late is seldom as high as its placeholder, and would move the other one.
  const areHere = !invitations.isPending && !members.isPending
  return (
    <div className="flex flex-col gap-6">
      <InviteForm />
      {areHere ? (
        <>
          <InvitationsTable query={invitations} />
          <StaffTable query={members} />
          <GiveRoleForm />
          <p>
            <TextLink href="/admin/audit?entity=staff" prefetch={false}>
              {t('past_changes')}
            </TextLink>
          </p>
        </>
      ) : (
        <Loading />
      )}
    </div>
  )
}

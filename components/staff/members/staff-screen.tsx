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
  // At once: the first of the lists would push the other about, which mostly has another height than its place.
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

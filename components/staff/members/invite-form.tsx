'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { inviteStaffMutation } from '@/lib/session/invitation-queries'
import { RoleForm } from './role-form'

/** Offers a role to an address by mail, after a question that names both. */
export function InviteForm() {
  const t = useTranslations('admin_staff')
  const roleName = useTranslations('staff_roles')
  const language = useLocale()
  const { mutateAsync } = useMutation(inviteStaffMutation(useQueryClient()))
  return (
    <RoleForm
      id="invite-staff"
      title={t('invite_title')}
      email={{ label: t('invite_email'), hint: t('invite_hint') }}
      submit={t('invite')}
      questionOf={({ email, role }) => ({
        title: t('invite_question', { email, role: roleName(role) }),
        text: role === 'owner' ? `${t('owner_text')} ${t('invite_text')}` : t('invite_text'),
        isDanger: role === 'owner',
      })}
      send={async (given) => mutateAsync({ ...given, language })}
      doneText={(email) => t('invited', { email })}
    />
  )
}

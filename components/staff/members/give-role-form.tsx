'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { giveRoleMutation } from '@/lib/session/staff-queries'
import { RoleForm } from './role-form'

/** Gives a role to somebody with an account, in place of the one that they have; the owner's after a question. */
export function GiveRoleForm() {
  const t = useTranslations('admin_staff')
  const { mutateAsync } = useMutation(giveRoleMutation(useQueryClient()))
  return (
    <RoleForm
      id="give-role"
      title={t('give_title')}
      email={{ label: t('email'), hint: t('email_hint') }}
      submit={t('give')}
      questionOf={({ email, role }) =>
        role === 'owner'
          ? { title: t('owner_question', { email }), text: t('owner_text'), isDanger: true }
          : null
      }
      send={mutateAsync}
      doneText={(email) => t('given', { email })}
    />
  )
}

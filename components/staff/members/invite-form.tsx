'use client'

import type { StaffRole } from '@bieznik/contract/people/staff'
import { inviteStaffSchema } from '@bieznik/contract/people/staff-invitations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useMessages, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { showToast } from '@/components/ui/toast'
import { useForm } from '@/components/ui/use-form'
import { problemCodeOf } from '@/lib/http/problem-error'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import { inviteStaffMutation } from '@/lib/session/invitation-queries'
import { Question } from '../parts/question'
import { RoleFields } from './role-fields'
import { useAnswer } from './use-answer'

/** Offers a role to an address by mail, after a question that names both. */
export function InviteForm() {
  const t = useTranslations()
  const language = useLocale()
  const { errors } = useMessages().admin_staff
  const { mutateAsync } = useMutation(inviteStaffMutation(useQueryClient()))
  const { asked, isConfirmed } = useAnswer<{ email: string; role: StaffRole }>()
  const form = useForm({
    id: 'invite-staff',
    schema: inviteStaffSchema,
    defaultValues: { email: '', role: 'office', language },
    fields: ['email', 'role'],
    errorText: (key) => (isMessageKey(errors, key) ? t(`admin_staff.errors.${key}`) : undefined),
    send: async (given) => {
      if (!(await isConfirmed(given))) return
      await mutateAsync(given)
      form.reset()
      showToast({ tone: 'success', message: t('admin_staff.invited', { email: given.email }) })
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })
  const isOwner = asked?.about.role === 'owner'

  return (
    <Card aria-labelledby="invite-staff-title">
      <Form form={form} className="flex flex-col gap-4">
        <h2 id="invite-staff-title" className="font-semibold">
          {t('admin_staff.invite_title')}
        </h2>
        <RoleFields
          email={{
            ...form.field('email'),
            label: t('admin_staff.invite_email'),
            hint: t('admin_staff.invite_hint'),
          }}
          role={form.field('role')}
        />
        <SubmitButton className="self-start" busy={form.formState.isSubmitting}>
          {t('admin_staff.invite')}
        </SubmitButton>
      </Form>
      {asked && (
        <Question
          title={t('admin_staff.invite_question', {
            email: asked.about.email,
            role: t(`staff_roles.${asked.about.role}`),
          })}
          text={[isOwner && t('admin_staff.owner_text'), t('admin_staff.invite_text')]
            .filter(Boolean)
            .join(' ')}
          confirm={t('admin_staff.invite')}
          isDanger={isOwner}
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        />
      )}
    </Card>
  )
}

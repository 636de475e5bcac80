'use client'

import { giveRoleSchema } from '@bieznik/contract/people/staff-members'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { showToast } from '@/components/ui/toast'
import { useForm } from '@/components/ui/use-form'
import { problemCodeOf } from '@/lib/http/problem-error'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import { giveRoleMutation } from '@/lib/session/staff-queries'
import { Question } from '../parts/question'
import { RoleFields } from './role-fields'
import { useAnswer } from './use-answer'

/** Gives a role to somebody with an account, in place of the one that they have; the owner's after a question. */
export function GiveRoleForm() {
  const t = useTranslations()
  const { errors } = useMessages().admin_staff
  const { mutateAsync } = useMutation(giveRoleMutation(useQueryClient()))
  const { asked, isConfirmed } = useAnswer<string>()
  const form = useForm({
    id: 'give-role',
    schema: giveRoleSchema,
    defaultValues: { email: '', role: 'office' },
    fields: ['email', 'role'],
    errorText: (key) => (isMessageKey(errors, key) ? t(`admin_staff.errors.${key}`) : undefined),
    send: async (given) => {
      if (given.role === 'owner' && !(await isConfirmed(given.email))) return
      await mutateAsync(given)
      form.reset()
      showToast({ tone: 'success', message: t('admin_staff.given', { email: given.email }) })
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })

  return (
    <Card aria-labelledby="give-role">
      <Form form={form} className="flex flex-col gap-4">
        <h2 id="give-role" className="font-semibold">
          {t('admin_staff.give_title')}
        </h2>
        <RoleFields
          email={{ ...form.field('email'), label: t('admin_staff.email'), hint: t('admin_staff.email_hint') }}
          role={form.field('role')}
        />
        <SubmitButton className="self-start" busy={form.formState.isSubmitting}>
          {t('admin_staff.give')}
        </SubmitButton>
      </Form>
      {asked && (
        <Question
          title={t('admin_staff.owner_question', { email: asked.about })}
          text={t('admin_staff.owner_text')}
          confirm={t('admin_staff.give')}
          isDanger
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        />
      )}
    </Card>
  )
}

'use client'

import { staffRoles } from '@bieznik/contract/people/staff'
import { giveRoleSchema } from '@bieznik/contract/people/staff-members'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useForm } from '@/components/ui/use-form'
import { problemCodeOf } from '@/lib/http/problem-error'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import { giveRoleMutation } from '@/lib/session/staff-queries'
import { Question } from '../parts/question'

/** Gives a role to somebody with an account, in place of the one that they have; the owner's after a question. */
export function GiveRoleForm() {
  const t = useTranslations()
  const { errors } = useMessages().admin_staff
  const { mutateAsync } = useMutation(giveRoleMutation(useQueryClient()))
  const [question, setQuestion] = useState<{ email: string; answer: (isSure: boolean) => void } | null>(null)
  const form = useForm({
    id: 'give-role',
    schema: giveRoleSchema,
    defaultValues: { email: '', role: 'office' },
    fields: ['email', 'role'],
    errorText: (key) => (isMessageKey(errors, key) ? t(`admin_staff.errors.${key}`) : undefined),
    send: async (given) => {
      if (given.role === 'owner' && !(await isSure(given.email))) return
      await mutateAsync(given)
      form.reset()
      showToast({ tone: 'success', message: t('admin_staff.given', { email: given.email }) })
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })
  async function isSure(email: string): Promise<boolean> {
    const { promise, resolve: answer } = Promise.withResolvers<boolean>()
    setQuestion({ email, answer })
    const isYes = await promise
    setQuestion(null)
    return isYes
  }

  return (
    <Card aria-labelledby="give-role">
      <Form form={form} className="flex flex-col gap-4">
        <h2 id="give-role" className="font-semibold">
          {t('admin_staff.give_title')}
        </h2>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            {...form.field('email')}
            label={t('admin_staff.email')}
            hint={t('admin_staff.email_hint')}
            type="email"
            autoComplete="off"
          />
          <Field {...form.field('role')} label={t('admin_staff.role')}>
            <Select>
              <Options of={staffRoles} nameOf={(role) => t(`staff_roles.${role}`)} />
            </Select>
          </Field>
        </div>
        <SubmitButton className="self-start" busy={form.formState.isSubmitting}>
          {t('admin_staff.give')}
        </SubmitButton>
      </Form>
      {question && (
        <Question
          title={t('admin_staff.owner_question', { email: question.email })}
          text={t('admin_staff.owner_text')}
          confirm={t('admin_staff.give')}
          isDanger
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        />
      )}
    </Card>
  )
}

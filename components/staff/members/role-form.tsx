'use client'

import { staffRoles } from '@bieznik/contract/people/staff'
import { giveRoleSchema, type GiveRole } from '@bieznik/contract/people/staff-members'
import { useMessages, useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
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
import { Question } from '../parts/question'

interface RoleFormProps {
  id: string
  title: string
  /** Of the field of the address. */
  email: { label: string; hint: string }
  /** What its button does. */
  submit: string
  /** What is asked first; null: nothing. */
  questionOf: (given: GiveRole) => Pick<ComponentProps<typeof Question>, 'title' | 'text' | 'isDanger'> | null
  send: (given: GiveRole) => Promise<unknown>
  /** What is said once it is done. */
  doneText: (email: string) => string
}

/** An address, and a role for it. */
export function RoleForm({ id, title, email, submit, questionOf, send, doneText }: RoleFormProps) {
  const t = useTranslations()
  const { errors } = useMessages().admin_staff
  const [asked, setAsked] = useState<{ about: GiveRole; answer: (isYes: boolean) => void } | null>(null)
  const form = useForm({
    id,
    schema: giveRoleSchema,
    defaultValues: { email: '', role: 'office' },
    fields: ['email', 'role'],
    errorText: (key) => (isMessageKey(errors, key) ? t(`admin_staff.errors.${key}`) : undefined),
    send: async (given) => {
      if (questionOf(given) && !(await isConfirmed(given))) return
      await send(given)
      form.reset()
      showToast({ tone: 'success', message: doneText(given.email) })
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })
  const question = asked && questionOf(asked.about)

  async function isConfirmed(about: GiveRole): Promise<boolean> {
    const { promise, resolve: answer } = Promise.withResolvers<boolean>()
    setAsked({ about, answer })
    const isYes = await promise
    setAsked(null)
    return isYes
  }

  return (
    <Card aria-labelledby={`${id}-title`}>
      <Form form={form} className="flex flex-col gap-4">
        <h2 id={`${id}-title`} className="font-semibold">
          {title}
        </h2>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...form.field('email')} {...email} type="email" autoComplete="off" />
          <Field {...form.field('role')} label={t('admin_staff.role')}>
            <Select>
              <Options of={staffRoles} nameOf={(role) => t(`staff_roles.${role}`)} />
            </Select>
          </Field>
        </div>
        <SubmitButton className="self-start" busy={form.formState.isSubmitting}>
          {submit}
        </SubmitButton>
      </Form>
      {question && (
        <Question
          {...question}
          confirm={submit}
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        />
      )}
    </Card>
  )
}

'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { FieldError } from '@/components/ui/field-error'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { useForm } from '@/components/ui/use-form'
import { knownProblem } from '@/lib/account/firebase-problem'
import { endOtherSessions, SecondFactorAsked } from '@/lib/auth/sign-in'
import { logFailure } from '@/lib/log/browser'
import { PasswordField } from './password-field'

/** Only staff meet it. */
const CodeForm = dynamic(() => import('./code-form').then((module) => module.CodeForm))

const passwordSchema = z.object({ password: z.string().min(1, 'password_required') })

/** One field, so that it takes the focus itself and no summary is needed. */
export function EndOthersForm({ onEnded }: { onEnded: () => void }) {
  const t = useTranslations()
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  const form = useForm({
    id: 'end-others',
    schema: passwordSchema,
    defaultValues: { password: '' },
    fields: ['password'],
    shouldFocusError: true,
    errorText: (key) =>
      key === 'wrong_password' ? t('my_data.wrong_password') : t('person.errors.password_required'),
    send: async ({ password }) => {
      try {
        if (await endOtherSessions(password)) onEnded()
        else form.setError('password', { message: 'wrong_password' }, { shouldFocus: true })
      } catch (error) {
        if (!(error instanceof SecondFactorAsked)) throw error
        setAsked(error)
      }
    },
    failureText: (error) => {
      logFailure('the other sessions could not be ended', error)
      return `${t('my_sessions.not_done')} ${t(`errors.${knownProblem(error) ?? 'internal'}`)}`
    },
  })
  if (asked) {
    const finish = async (code: string) => {
      await asked.finish(code)
      onEnded()
    }
    return <CodeForm onCode={finish} submit={t('my_sessions.confirm')} />
  }
  return (
    <Form onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      {form.failure && (
        <div role="alert">
          <FieldError id={undefined}>{form.failure}</FieldError>
        </div>
      )}
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <SubmitButton variant="secondary" className="self-start" busy={form.formState.isSubmitting}>
        {t('my_sessions.confirm')}
      </SubmitButton>
    </Form>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { FieldError } from '@/components/ui/field-error'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { useForm } from '@/components/ui/use-form'
import { knownProblem } from '@/lib/account/firebase-problem'
import { endOtherSessions } from '@/lib/auth/sign-in'
import { logFailure } from '@/lib/log/browser'
import { PasswordField } from './password-field'

const passwordSchema = z.object({ password: z.string().min(1, 'password_required') })

/** One field, so that it takes the focus itself and no summary is needed. */
export function EndOthersForm({ onEnded }: { onEnded: () => void }) {
  const t = useTranslations()
  const form = useForm({
    id: 'end-others',
    schema: passwordSchema,
    defaultValues: { password: '' },
    fields: ['password'],
    shouldFocusError: true,
    errorText: (key) =>
      key === 'wrong_password' ? t('my_data.wrong_password') : t('person.errors.password_required'),
    send: async ({ password }) => {
      if (await endOtherSessions(password)) onEnded()
      else form.setError('password', { message: 'wrong_password' }, { shouldFocus: true })
    },
    failureText: (error) => {
      logFailure('the other sessions could not be ended', error)
      return `${t('my_sessions.not_done')} ${t(`errors.${knownProblem(error) ?? 'internal'}`)}`
    },
  })
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

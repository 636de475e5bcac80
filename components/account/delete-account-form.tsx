'use client'

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { FieldError } from '@/components/ui/field-error'
import { Form } from '@/components/ui/form'
import { useForm } from '@/components/ui/use-form'
import { knownProblem } from '@/lib/account/firebase-problem'
import { reauthenticate } from '@/lib/auth/sign-in'
import { logFailure } from '@/lib/log/browser'
import { PasswordField } from './password-field'

export const DELETE_FORM_ID = 'delete-account'

const passwordSchema = z.object({ password: z.string().min(1, 'password_required') })

interface DeleteAccountFormProps {
  /** The password was right; what it throws is told as why the account is still there. */
  onConfirmed: () => Promise<void>
  onBusy: (isBusy: boolean) => void
}

/** One field, so that it takes the focus itself and no summary is needed. */
export function DeleteAccountForm({ onConfirmed, onBusy }: DeleteAccountFormProps) {
  const t = useTranslations()
  const form = useForm({
    id: 'delete',
    schema: passwordSchema,
    defaultValues: { password: '' },
    fields: ['password'],
    shouldFocusError: true,
    errorText: (key) =>
      key === 'wrong_password' ? t('my_data.wrong_password') : t('person.errors.password_required'),
    send: async ({ password }) => {
      onBusy(true)
      try {
        if (await reauthenticate(password)) await onConfirmed()
        else form.setError('password', { message: 'wrong_password' }, { shouldFocus: true })
      } finally {
        onBusy(false)
      }
    },
    failureText: (error) => {
      logFailure('the account could not be deleted', error)
      return `${t('my_data.delete_failed')} ${t(`errors.${knownProblem(error) ?? 'internal'}`)}`
    },
  })

  return (
    <Form id={DELETE_FORM_ID} onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      {form.failure && (
        <div role="alert">
          <FieldError id={undefined}>{form.failure}</FieldError>
        </div>
      )}
      <PasswordField {...form.field('password')} autoComplete="current-password" />
    </Form>
  )
}

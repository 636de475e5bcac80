'use client'

import { useTranslations } from 'next-intl'
import { FieldError } from '@/components/ui/field-error'
import { Form } from '@/components/ui/form'
import { knownProblem } from '@/lib/account/firebase-problem'
import { reauthenticate } from '@/lib/auth/sign-in'
import { logFailure } from '@/lib/log/browser'
import { PasswordField } from './password-field'
import { usePasswordForm } from './use-password-form'

export const DELETE_FORM_ID = 'delete-account'

interface DeleteAccountFormProps {
  /** The password was right; what it throws is shown as the reason why the account is still there. */
  onConfirmed: () => Promise<void>
  onBusy: (isBusy: boolean) => void
}

/** The password, before the account goes. */
export function DeleteAccountForm({ onConfirmed, onBusy }: DeleteAccountFormProps) {
  const t = useTranslations()
  const form = usePasswordForm({
    id: 'delete',
    send: async (password) => {
      onBusy(true)
      try {
        const isRight = await reauthenticate(password)
        if (isRight) await onConfirmed()
        return isRight
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

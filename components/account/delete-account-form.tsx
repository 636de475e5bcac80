'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FieldError } from '@/components/ui/field-error'
import { Form } from '@/components/ui/form'
import { knownProblem } from '@/lib/auth/firebase-problem'
import { reauthenticate } from '@/lib/auth/reauthenticate'
import { logFailure } from '@/lib/log/browser'
import { PasswordField } from './password-field'
import { usePersonErrors } from './person-errors'

export const DELETE_FORM_ID = 'delete-account'

interface DeleteAccountFormProps {
  /** The password was right; what it throws is told as why the account is still there. */
  onConfirmed: () => Promise<void>
  onBusy: (isBusy: boolean) => void
}

export function DeleteAccountForm({ onConfirmed, onBusy }: DeleteAccountFormProps) {
  const t = useTranslations()
  const textOf = usePersonErrors()
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    defaultValues: { password: '' },
  })
  const { message } = formState.errors.password ?? {}

  async function submit({ password }: { password: string }) {
    setFailure(null)
    onBusy(true)
    try {
      if (await reauthenticate(password)) await onConfirmed()
      else refusePassword()
    } catch (error) {
      logFailure('the account could not be deleted', error)
      setFailure(`${t('my_data.delete_failed')} ${t(`errors.${knownProblem(error) ?? 'internal'}`)}`)
    } finally {
      onBusy(false)
    }
  }

  function refusePassword() {
    setError('password', { message: t('my_data.wrong_password') })
    setFocus('password')
  }

  return (
    <Form
      id={DELETE_FORM_ID}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      className="flex flex-col gap-4"
    >
      {failure && (
        <div role="alert">
          <FieldError id={undefined}>{failure}</FieldError>
        </div>
      )}
      <PasswordField
        id="delete-password"
        error={textOf(message) ?? message}
        autoComplete="current-password"
        input={register('password', { required: 'password_required' })}
      />
    </Form>
  )
}

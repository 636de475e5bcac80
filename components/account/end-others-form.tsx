'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FieldError } from '@/components/ui/field-error'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { knownProblem } from '@/lib/account/firebase-problem'
import { endOtherSessions, SecondFactorAsked } from '@/lib/auth/sign-in'
import { logFailure } from '@/lib/log/browser'
import { PasswordField } from './password-field'
import { usePasswordForm } from './use-password-form'

/** Only staff meet it. */
const CodeForm = dynamic(() => import('./code-form').then((module) => module.CodeForm))

/** The password, before the other sessions are ended; of staff with a second factor its code as well. */
export function EndOthersForm({ onEnded }: { onEnded: () => void }) {
  const t = useTranslations()
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  const form = usePasswordForm({
    id: 'end-others',
    send: async (password) => {
      try {
        const isRight = await endOtherSessions(password)
        if (isRight) onEnded()
        return isRight
      } catch (error) {
        if (!(error instanceof SecondFactorAsked)) throw error
        setAsked(error)
        return true
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

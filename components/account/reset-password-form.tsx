'use client'

import { MailCheck } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { useForm } from '@/components/ui/use-form'
import { typedEmailSchema } from '@/lib/account/typed-email'
import { knownProblem } from '@/lib/account/firebase-problem'
import { sendPasswordReset } from '@/lib/account/password-reset'
import { getPathname } from '@/lib/i18n/navigation'
import { usePersonErrorText } from './use-person-error-text'

const resetSchema = z.object({
  email: typedEmailSchema,
})

/** Has the e-mail for a new password sent; whether the address is known is not shown. */
export function ResetPasswordForm() {
  const t = useTranslations()
  const locale = useLocale()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    id: 'reset',
    schema: resetSchema,
    defaultValues: { email: '' },
    fields: ['email'],
    errorText: usePersonErrorText(),
    send: async ({ email }) => {
      await sendPasswordReset(email, locale)
      setSent(true)
    },
    failureText: (error) => {
      const problem = knownProblem(error)
      return problem
        ? t('reset_password.failed_because', { reason: t(`errors.${problem}`) })
        : t('reset_password.failed')
    },
  })

  if (isSent) return <Sent />
  return (
    <Card>
      <Form form={form} className="flex flex-col gap-4">
        <TextField {...form.field('email')} label={t('account.email')} type="email" autoComplete="username" />
        <SubmitButton busy={form.formState.isSubmitting}>{t('reset_password.send')}</SubmitButton>
      </Form>
    </Card>
  )
}

function Sent() {
  const t = useTranslations('reset_password')
  const locale = useLocale()
  return (
    <EmptyState
      role="status"
      icon={<MailCheck aria-hidden />}
      title={t('sent')}
      action={
        <Button asChild>
          <a href={getPathname({ href: '/', locale })}>{t('home')}</a>
        </Button>
      }
    />
  )
}

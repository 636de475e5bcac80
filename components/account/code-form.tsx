'use client'

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { FieldError } from '@/components/ui/field-error'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { useForm } from '@/components/ui/use-form'
import { knownProblem } from '@/lib/account/firebase-problem'
import { logFailure } from '@/lib/log/browser'

/** Six digits; apps show them in two groups. */
const codeSchema = z.object({
  code: z
    .string()
    .overwrite((typed) => typed.replaceAll(/\s/g, ''))
    .regex(/^\d{6}$/, 'code_invalid'),
})

const WRONG = new Set<unknown>(['auth/invalid-verification-code', 'auth/missing-code'])
const isWrong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && WRONG.has(error.code)

interface CodeFormProps {
  /** Throws Firebase's error; after a wrong code another one may be sent. */
  onCode: (code: string) => Promise<void>
  submit: string
}

/** Asks for the code that an authenticator app shows. */
export function CodeForm({ onCode, submit }: CodeFormProps) {
  const t = useTranslations()
  const form = useForm({
    id: 'second-factor',
    schema: codeSchema,
    defaultValues: { code: '' },
    fields: ['code'],
    shouldFocusError: true,
    errorText: (key) => t(key === 'code_wrong' ? 'second_factor.code_wrong' : 'second_factor.code_invalid'),
    send: async ({ code }) => {
      try {
        await onCode(code)
      } catch (error) {
        if (!isWrong(error)) throw error
        form.setError('code', { message: 'code_wrong' }, { shouldFocus: true })
      }
    },
    failureText: (error) => {
      logFailure('a code was not taken', error)
      return `${t('second_factor.failed')} ${t(`errors.${knownProblem(error) ?? 'internal'}`)}`
    },
  })
  return (
    <Form onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      {form.failure && (
        <div role="alert">
          <FieldError id={undefined}>{form.failure}</FieldError>
        </div>
      )}
      <TextField
        {...form.field('code')}
        label={t('second_factor.code')}
        hint={t('second_factor.code_hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
      <SubmitButton className="self-start" busy={form.formState.isSubmitting}>
        {submit}
      </SubmitButton>
    </Form>
  )
}

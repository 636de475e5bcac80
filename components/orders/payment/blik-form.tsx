'use client'

import { useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { Checkbox } from '@/components/ui/checkbox'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { textLinkClass } from '@/components/ui/text-link'
import { useForm } from '@/components/ui/use-form'
import { problemCodeOf } from '@/lib/http/problem-error'
import { isMessageKey } from '@/lib/i18n/is-message-key'

/** What Przelewy24 wants agreed to by buyers who do not see its page. */
const TERMS = 'https://www.przelewy24.pl/regulamin'
const PRIVACY = 'https://www.przelewy24.pl/obowiazek-informacyjny-rodo-platnicy'

/** Apps of banks show the code in two groups. */
const blikFormSchema = z.object({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
    .refine((code) => /^\d{6}$/.test(code), 'invalid_code'),
  terms: z.boolean().refine((isAgreed) => isAgreed, 'terms'),
})

/** Takes the six digits of a BLIK code. `send` throws what is wrong with them. */
export function BlikForm({ send }: { send: (code: string) => Promise<void> }) {
  const t = useTranslations()
  const { errors } = useMessages().order_payment.blik
  const form = useForm({
    id: 'blik',
    schema: blikFormSchema,
    defaultValues: { code: '', terms: false },
    fields: ['code', 'terms'],
    errorText: (key) => (isMessageKey(errors, key) ? t(`order_payment.blik.errors.${key}`) : undefined),
    send: ({ code }) => send(code),
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })
  return (
    <Form form={form} className="flex flex-col gap-3">
      <TextField
        {...form.field('code')}
        label={t('order_payment.blik.code')}
        hint={t('order_payment.blik.hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        className="max-w-60"
      />
      <Checkbox
        {...form.field('terms')}
        label={t.rich('order_payment.blik.terms', {
          terms: (words) => <OutsideLink href={TERMS}>{words}</OutsideLink>,
          privacy: (words) => <OutsideLink href={PRIVACY}>{words}</OutsideLink>,
        })}
      />
      <SubmitButton busy={form.formState.isSubmitting} className="self-start">
        {t('order_payment.blik.pay')}
      </SubmitButton>
    </Form>
  )
}

/** In a new tab, so that the code stays. */
function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
      {children}
    </a>
  )
}

'use client'

import { locales } from '@bieznik/contract/locales'
import { useLocale, useMessages, useTranslations } from 'next-intl'
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

/** The documents that Przelewy24 wants buyers to have read who do not see its page: document 1.0.16, `regulationAccept`. */
const documents = {
  pl: {
    terms: 'https://www.przelewy24.pl/regulamin',
    privacy: 'https://www.przelewy24.pl/obowiazek-informacyjny-rodo-platnicy',
  },
  en: {
    terms: 'https://www.przelewy24.pl/en/regulations',
    privacy: 'https://www.przelewy24.pl/en/information-obligation-gdpr-payer',
  },
}

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
  const { terms, privacy } = documents[locales[useLocale()].przelewy24]
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
          terms: (words) => <OutsideLink href={terms}>{words}</OutsideLink>,
          privacy: (words) => <OutsideLink href={privacy}>{words}</OutsideLink>,
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

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Form } from '@/components/ui/form'
import { TextField } from '@/components/ui/text-field'
import { TextLink } from '@/components/ui/text-link'
import {
  withdrawalFields,
  type WithdrawalErrors,
  type WithdrawalField,
} from '@/lib/withdrawal/check-withdrawal'
import { needsAccount, type TypedWithdrawal } from '@/lib/withdrawal/typed-withdrawal'
import { GoodsField } from './goods-field'
import { useOwnOrder } from './use-own-order'

interface WithdrawalFormProps {
  typed: TypedWithdrawal
  errors: WithdrawalErrors
  /** Of the order, as far as the page knows it. */
  asksAccount: boolean
}

const fieldId = (field: WithdrawalField) => `withdrawal-${field}`

/**
 * The first step: a plain form, which the browser sends by itself, so that it works without scripts. With them, and signed in, it is filled
 * from the order that it is about.
 */
export function WithdrawalForm({ typed, errors, asksAccount }: WithdrawalFormProps) {
  const t = useTranslations('withdrawal')
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const { lines, link, order } = useOwnOrder(typed, form)
  // The order may become known while somebody types.
  const [hasTypedAccount, setHasTypedAccount] = useState(false)
  const errorOf = (field: WithdrawalField) => errors[field] && t(`errors.${errors[field]}`)
  const summary = withdrawalFields.flatMap((field) => {
    const message = errorOf(field)
    return message ? [{ fieldId: fieldId(field), message }] : []
  })
  const field = (name: 'name' | 'email' | 'order' | 'account') => ({
    id: fieldId(name),
    label: t(name),
    error: errorOf(name),
    name,
    defaultValue: typed[name],
  })

  return (
    <Form ref={form} action="/api/withdrawal" className="flex max-w-xl flex-col gap-4">
      <ErrorSummary errors={summary} submitCount={1} />
      <input type="hidden" name="language" value={locale} />
      <input type="hidden" name="link" value={link} />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} hint={t('email_hint')} type="email" autoComplete="email" />
      <TextField {...field('order')} hint={t('order_hint')} />
      <GoodsField id={fieldId('part')} part={typed.part} lines={lines} error={errorOf('part')} />
      {(hasTypedAccount || (order ? needsAccount(typed, order) : asksAccount)) && (
        <TextField
          {...field('account')}
          hint={t('account_hint')}
          autoComplete="off"
          onInput={() => setHasTypedAccount(true)}
          optional
        />
      )}
      <div>
        <Button type="submit">{t('next')}</Button>
      </div>
      <p className="text-sm text-quiet">
        {t.rich('privacy', { policy: (words) => <TextLink href="/privacy">{words}</TextLink> })}
      </p>
    </Form>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState, type RefObject } from 'react'
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
import { needsAccount, type TypedWithdrawal, linesOf } from '@/lib/withdrawal/typed-withdrawal'
import { GoodsField } from './goods-field'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '@/lib/auth/use-auth'
import { orderLinkQuery } from '@/lib/orders/order-queries'
import { useBuyerOfOrder } from '@/lib/orders/use-buyer-of-order'

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

/**
 * The lines to choose pieces of, and the signed link to their order: those that were sent already, or of the signed-in person's own order
 * that the form came with, which is returned as well.
 */
function useOwnOrder(
  typed: TypedWithdrawal,
  form: RefObject<HTMLFormElement | null>,
): Pick<TypedWithdrawal, 'lines' | 'link'> & { order?: ReturnType<typeof useBuyerOfOrder> } {
  const auth = useAuth()
  const uid = auth.status === 'signed-in' ? auth.person.uid : ''
  const isUntouched = typed.lines.length === 0 && typed.part === ''
  const order = useBuyerOfOrder(form, { order: typed.order, isUntouched })
  const { data: own } = useQuery({ ...orderLinkQuery(uid, order?.id ?? 0), enabled: uid !== '' && !!order })
  if (!order || !isUntouched) return { lines: typed.lines, link: typed.link }
  return { lines: linesOf(order.orderItems), link: own?.link ?? '', order }
}

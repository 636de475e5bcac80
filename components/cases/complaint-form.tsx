'use client'

import { complaintBases, complaintDemands } from '@bieznik/contract/care/complaint-status'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { TextLink } from '@/components/ui/text-link'
import { Textarea } from '@/components/ui/textarea'
import type { ComplaintErrors } from '@/lib/complaint/check-complaint'
import type { TypedComplaint } from '@/lib/complaint/typed-complaint'
import { useBuyerOfOrder } from '@/lib/orders/use-buyer-of-order'
import { fieldId, useComplaintErrors } from './complaint-errors'
import { PhotosField } from './photos-field'

interface ComplaintFormProps {
  typed: TypedComplaint
  errors: ComplaintErrors
  /** What the form is stored under once it is sent. */
  secret: string
}

/**
 * A plain form, which the browser sends by itself, so that it works without scripts. With them, and signed in, it is filled from the order
 * that it is about. Photos come last: of a form that is too long the texts are read all the same.
 */
export function ComplaintForm({ typed, errors, secret }: ComplaintFormProps) {
  const t = useTranslations('complaint')
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  useBuyerOfOrder(form, { order: typed.order, isUntouched: typed.text === '' })
  const { errorOf, photoErrors, summary } = useComplaintErrors(typed, errors)
  const field = (name: 'name' | 'email' | 'order' | 'basis' | 'demand' | 'text') => ({
    id: fieldId(name),
    label: t(name),
    error: errorOf(name),
  })
  const line = (name: 'name' | 'email' | 'order') => ({ ...field(name), name, defaultValue: typed[name] })

  return (
    <Form
      ref={form}
      action="/api/complaint"
      encType="multipart/form-data"
      className="flex max-w-xl flex-col gap-4"
    >
      <ErrorSummary errors={summary} submitCount={1} />
      <input type="hidden" name="language" value={locale} />
      <input type="hidden" name="complaint" value={secret} />
      <TextField {...line('name')} autoComplete="name" />
      <TextField {...line('email')} hint={t('email_hint')} type="email" autoComplete="email" />
      <TextField {...line('order')} hint={t('order_hint')} />
      <Field {...field('text')} hint={t('text_hint')}>
        <Textarea name="text" rows={8} defaultValue={typed.text} />
      </Field>
      <Field {...field('demand')} hint={t('demand_hint')}>
        <Select name="demand" defaultValue={typed.demand}>
          <option value="">{t('choose')}</option>
          <Options of={complaintDemands} nameOf={(demand) => t(`demands.${demand}`)} />
        </Select>
      </Field>
      <Field {...field('basis')} hint={t('basis_hint')}>
        <Select name="basis" defaultValue={typed.basis}>
          <Options of={complaintBases} nameOf={(basis) => t(`bases.${basis}`)} />
        </Select>
      </Field>
      <PhotosField photos={typed.photos} errors={photoErrors} secret={secret} />
      <div>
        <Button type="submit">{t('send')}</Button>
      </div>
      <p className="text-sm text-quiet">
        {t.rich('privacy', { policy: (words) => <TextLink href="/privacy">{words}</TextLink> })}
      </p>
    </Form>
  )
}

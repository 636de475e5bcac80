'use client'

import { shownOpinions } from '@bieznik/contract/endpoints/shown-opinions'
import { MAX_REPORT, reportOpinionSchema } from '@bieznik/contract/care/opinion'
import { useMessages, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { TextLink } from '@/components/ui/text-link'
import { Textarea } from '@/components/ui/textarea'
import { useForm } from '@/components/ui/use-form'
import { callOpenEndpoint } from '@/lib/http/call-open-endpoint'
import { isMessageKey } from '@/lib/i18n/is-message-key'

const FIELDS = ['reason', 'email'] as const

/** Reports an opinion; the e-mail address is optional. */
export function ReportForm({ opinionId }: { opinionId: number }) {
  const t = useTranslations('report_opinion')
  const { errors } = useMessages().report_opinion
  const [isSent, setIsSent] = useState(false)
  const form = useForm({
    id: 'report',
    schema: reportOpinionSchema,
    defaultValues: { reason: '', email: '' },
    fields: FIELDS,
    errorText: (key) => (isMessageKey(errors, key) ? t(`errors.${key}`) : undefined),
    send: async (report) => {
      await callOpenEndpoint(shownOpinions.report, { params: { id: opinionId }, json: report })
      setIsSent(true)
    },
  })
  if (isSent)
    return (
      <p role="status" className="text-lg">
        {t('sent')}
      </p>
    )
  return (
    <Form form={form} className="flex flex-col gap-4">
      <Field {...form.field('reason')} label={t('reason')} hint={t('reason_hint')}>
        <Textarea rows={6} maxLength={MAX_REPORT} />
      </Field>
      <TextField
        {...form.field('email')}
        label={t('email')}
        hint={t('email_hint')}
        type="email"
        autoComplete="email"
        optional
      />
      <p className="text-sm">{t('good_faith')}</p>
      <SubmitButton busy={form.formState.isSubmitting} className="self-start">
        {t('send')}
      </SubmitButton>
      <p className="text-sm text-quiet">
        {t.rich('privacy', { policy: (words) => <TextLink href="/privacy">{words}</TextLink> })}
      </p>
    </Form>
  )
}

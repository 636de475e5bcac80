'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { ReadyFieldset } from '@/components/ui/ready-fieldset'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { ArrivalFields } from '../cases/arrival-fields'
import { useEntryForm } from './use-entry-form'

/** A statement that came by mail, letter or phone. */
export function EntryForm() {
  const t = useTranslations('admin_withdrawals')
  const form = useEntryForm()
  const { field } = form
  return (
    <Form form={form} className="flex max-w-xl flex-col gap-4">
      <ReadyFieldset>
        <div className="flex flex-col gap-4">
          <ArrivalFields field={field} />
          <TextField {...field('name')} label={t('name')} />
          <TextField {...field('email')} label={t('email')} hint={t('email_hint')} type="email" optional />
          <TextField {...field('order')} label={t('order_text')} />
          <Field {...field('part')} label={t('part')} hint={t('part_hint')} optional>
            <Textarea />
          </Field>
          <TextField {...field('account')} label={t('account')} hint={t('account_hint')} optional />
        </div>
      </ReadyFieldset>
      <div>
        <SubmitButton busy={form.formState.isSubmitting}>{t('save_entry')}</SubmitButton>
      </div>
    </Form>
  )
}

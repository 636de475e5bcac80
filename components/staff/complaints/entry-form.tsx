'use client'

import { complaintBases, complaintDemands } from '@bieznik/contract/care/complaint-status'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { ReadyFieldset } from '@/components/ui/ready-fieldset'
import { Select } from '@/components/ui/select'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { ArrivalFields } from '../cases/arrival-fields'
import { useEntryForm } from './use-entry-form'

/** A complaint that came by mail, letter or phone. */
export function EntryForm() {
  const t = useTranslations('admin_complaints')
  const shared = useTranslations('admin_withdrawals')
  const form = useEntryForm()
  const { field } = form
  return (
    <Form form={form} className="flex max-w-xl flex-col gap-4">
      <ReadyFieldset>
        <div className="flex flex-col gap-4">
          <ArrivalFields field={field} />
          <TextField {...field('name')} label={shared('name')} />
          <TextField
            {...field('email')}
            label={shared('email')}
            hint={t('email_hint')}
            type="email"
            optional
          />
          <TextField {...field('order')} label={shared('order_text')} />
          <Field {...field('text')} label={t('text')}>
            <Textarea rows={8} />
          </Field>
          <Field {...field('demand')} label={t('demand')}>
            <Select>
              {complaintDemands.map((demand) => (
                <option key={demand} value={demand}>
                  {t(`outcomes.${demand}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field {...field('basis')} label={t('basis')}>
            <Select>
              {complaintBases.map((basis) => (
                <option key={basis} value={basis}>
                  {t(`bases.${basis}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </ReadyFieldset>
      <div>
        <SubmitButton busy={form.formState.isSubmitting}>{t('save_entry')}</SubmitButton>
      </div>
    </Form>
  )
}

'use client'

import { languages } from '@bieznik/contract/language'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { PlannedRecall } from './planned-recall'
import { useRecallForm } from './use-recall-form'

const texts = ['hazard', 'action', 'remedy'] as const

/** A new recall: which products, what its buyers read, who they are; then one mail to each. */
export function RecallForm() {
  const t = useTranslations('admin_recalls')
  const { form, planned, isStarting, start, change } = useRecallForm()
  const { field } = form
  if (planned)
    return (
      <PlannedRecall
        planned={planned}
        isStarting={isStarting}
        onStart={() => void start(planned)}
        onChange={change}
      />
    )
  return (
    <Card>
      <Form form={form} className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t('new_title')}</h2>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <TextField {...field('productIds')} label={t('product_ids')} hint={t('product_ids_hint')} />
          <TextField {...field('soldFrom')} label={t('sold_from')} type="date" optional />
          <TextField {...field('soldUntil')} label={t('sold_until')} type="date" optional />
        </div>
        {texts.map((text) => (
          <fieldset key={text} className="flex flex-col gap-2">
            <legend className="font-semibold">{t(text)}</legend>
            <p className="text-sm text-quiet">{t(`${text}_hint`)}</p>
            <div className="grid items-start gap-4 lg:grid-cols-3">
              {languages.map((language) => (
                <Field key={language} {...field(`${text}.${language}`)} label={t(`languages.${language}`)}>
                  <Textarea rows={4} lang={language} />
                </Field>
              ))}
            </div>
          </fieldset>
        ))}
        <div>
          <SubmitButton busy={form.formState.isSubmitting}>{t('see_buyers')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

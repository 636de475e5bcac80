'use client'

import type { Manufacturer, ManufacturerInput } from '@bieznik/contract/catalogue/manufacturer'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { ChangedElsewhere } from '../parts/changed-elsewhere'
import { useManufacturerForm } from './use-manufacturer-form'

interface ManufacturerFormProps {
  /** Null: a new one. */
  manufacturer: Manufacturer | null
  /** It was saved, or is left as it was. */
  onClose: () => void
}

export function ManufacturerForm({ manufacturer, onClose }: ManufacturerFormProps) {
  const t = useTranslations('admin_manufacturers')
  const { form, changes, takeNewest, keepMine } = useManufacturerForm(manufacturer, onClose)
  const { field } = form
  const labels = {
    responsibleName: t('name'),
    responsibleAddress: t('address'),
    responsibleContact: t('contact'),
  }
  const labelOf = (name: keyof ManufacturerInput): string =>
    name === 'responsibleName' || name === 'responsibleAddress' || name === 'responsibleContact'
      ? `${t('responsible')}: ${labels[name]}`
      : t(name)
  return (
    <Card>
      <Form form={form} className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{manufacturer?.name ?? t('new_title')}</h2>
        {changes.length > 0 && (
          <ChangedElsewhere
            changes={changes.map(({ name, value }) => ({ label: labelOf(name), value }))}
            onTakeNewest={takeNewest}
            onKeepMine={keepMine}
          />
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...field('name')} label={t('name')} />
          <TextField {...field('mark')} label={t('mark')} hint={t('mark_hint')} optional />
          <TextField {...field('address')} label={t('address')} hint={t('address_hint')} />
          <TextField {...field('contact')} label={t('contact')} hint={t('contact_hint')} />
          <TextField {...field('country')} label={t('country')} hint={t('country_hint')} maxLength={2} />
        </div>
        <fieldset className="flex flex-col gap-4">
          <legend className="font-semibold">{t('responsible')}</legend>
          <p className="text-sm text-quiet">{t('responsible_hint')}</p>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField {...field('responsibleName')} label={t('name')} optional />
            <TextField {...field('responsibleAddress')} label={t('address')} optional />
            <TextField {...field('responsibleContact')} label={t('contact')} optional />
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={form.formState.isSubmitting}>{t('save')}</SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

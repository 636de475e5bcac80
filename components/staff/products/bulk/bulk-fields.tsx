import { fieldName } from '@bieznik/contract/catalogue/field-names'
import { priceEndings } from '@bieznik/contract/catalogue/price-change'
import { useLocale, useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Options, Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import type { BulkAction } from '@/lib/products/bulk-form'
import type { BulkFormReturn } from './use-bulk-form'

interface BulkFieldsProps {
  action: BulkAction
  form: BulkFormReturn
}

/** What is to become of the chosen products. */
export function BulkFields({ action, form }: BulkFieldsProps) {
  const t = useTranslations()
  const language = useLocale()
  const { field } = form
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {(action === 'price' || action === 'reduction') && (
        <>
          <TextField
            {...field('perMille')}
            label={t(`admin_bulk.percent.${action}`)}
            hint={t(`admin_bulk.percent_hint.${action}`)}
            inputMode="text"
            autoComplete="off"
            optional={action === 'price'}
          />
          <Field {...field('ending')} label={t('admin_bulk.ending')}>
            <Select>
              <Options of={priceEndings} nameOf={(ending) => t(`admin_bulk.endings.${ending}`)} />
            </Select>
          </Field>
        </>
      )}
      {action === 'place' && (
        <TextField
          {...field('place')}
          label={fieldName('place', language)}
          hint={t('admin_bulk.place_hint')}
          autoComplete="off"
          optional
        />
      )}
      {action === 'reduction' ? (
        <>
          <TextField
            {...field('from')}
            label={t('admin_bulk.from')}
            hint={t('admin_bulk.from_hint')}
            type="datetime-local"
            optional
          />
          <TextField {...field('to')} label={t('admin_bulk.to')} type="datetime-local" />
        </>
      ) : (
        <TextField {...field('reason')} label={t('admin_products.reason')} autoComplete="off" />
      )}
    </div>
  )
}

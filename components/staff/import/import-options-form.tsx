import {
  importFileTypes,
  MAX_IMPORT_BYTES,
  threeDigitsMeanings,
  type ImportOptions,
} from '@bieznik/contract/catalogue/product-import'
import { currencies } from '@bieznik/contract/money/currencies'
import { productTypes } from '@bieznik/contract/catalogue/product'
import { conditions, seasons, tireTypes } from '@bieznik/contract/catalogue/tire-codes'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { FileInput } from '../parts/file-input'
import { Choice } from './choice'
import { CostRuleFields } from './cost-rule-fields'
import { SupplierChoice } from './supplier-choice'

interface ImportOptionsFormProps {
  options: ImportOptions
  disabled: boolean
  onOptions: (options: ImportOptions) => void
  /** Null: none, or one that cannot be taken. */
  onFile: (file: File | null) => void
}

export function ImportOptionsForm({ options, disabled, onOptions, onFile }: ImportOptionsFormProps) {
  const t = useTranslations('product_import')
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <FileField disabled={disabled} onFile={onFile} />
      <SupplierChoice options={options} disabled={disabled} onOptions={onOptions} />
      <Choice
        label={t('kind')}
        hint={t('kind_hint')}
        value={options.productType}
        known={productTypes}
        nameOf={(kind) => t(`kinds.${kind}`)}
        disabled={disabled}
        onChoice={(productType) => onOptions({ ...options, productType: productType ?? 'Tire' })}
      />
      <Choice
        label={t('currency')}
        hint={t('currency_hint')}
        value={options.currency ?? 'PLN'}
        known={currencies}
        nameOf={(currency) => currency}
        disabled={disabled}
        onChoice={(currency) =>
          onOptions({ ...options, currency: currency === 'PLN' ? undefined : currency })
        }
      />
      <CostRuleFields key={options.supplierId} options={options} disabled={disabled} onOptions={onOptions} />
      {options.threeDigits && (
        <Choice
          label={t('three_digits')}
          hint={t('three_digits_hint')}
          value={options.threeDigits}
          none={t('three_digits_ask')}
          known={threeDigitsMeanings}
          nameOf={(meaning) => t(`three_digits_meanings.${meaning}`)}
          disabled={disabled}
          onChoice={(threeDigits) => onOptions({ ...options, threeDigits })}
        />
      )}
      {options.productType === 'Wheel' && (
        <>
          <DefaultText
            label={t('default_wheel_type')}
            value={options.typeOfWheel}
            disabled={disabled}
            onText={(typeOfWheel) => onOptions({ ...options, typeOfWheel })}
          />
          <DefaultText
            label={t('default_color')}
            value={options.color}
            disabled={disabled}
            onText={(color) => onOptions({ ...options, color })}
          />
          <DefaultText
            label={t('default_material')}
            value={options.material}
            disabled={disabled}
            onText={(material) => onOptions({ ...options, material })}
          />
        </>
      )}
      {options.productType === 'Spacer' && (
        <DefaultText
          label={t('default_bolts')}
          value={options.boltInfo}
          disabled={disabled}
          onText={(boltInfo) => onOptions({ ...options, boltInfo })}
        />
      )}
      {options.productType === 'Tire' && (
        <>
          <DefaultText
            label={t('default_manufacturer')}
            value={options.manufacturer}
            disabled={disabled}
            onText={(manufacturer) => onOptions({ ...options, manufacturer })}
          />
          <Choice
            label={t('default_type')}
            hint={t('default_hint')}
            value={options.typeOfTire}
            none={t('no_default')}
            known={tireTypes}
            nameOf={(type) => t(`types.${type}`)}
            disabled={disabled}
            onChoice={(typeOfTire) => onOptions({ ...options, typeOfTire })}
          />
          <Choice
            label={t('default_season')}
            hint={t('default_hint')}
            value={options.season}
            none={t('no_default')}
            known={seasons}
            nameOf={(season) => t(`seasons.${season}`)}
            disabled={disabled}
            onChoice={(season) => onOptions({ ...options, season })}
          />
          <Choice
            label={t('default_condition')}
            hint={t('default_hint')}
            value={options.condition}
            none={t('no_default')}
            known={conditions}
            nameOf={(condition) => t(`conditions.${condition}`)}
            disabled={disabled}
            onChoice={(condition) => onOptions({ ...options, condition })}
          />
        </>
      )}
    </div>
  )
}

function FileField({ disabled, onFile }: { disabled: boolean; onFile: (file: File | null) => void }) {
  const t = useTranslations('product_import')
  const [isTooLarge, setTooLarge] = useState(false)

  function choose(file: File | undefined): void {
    const tooLarge = file !== undefined && file.size > MAX_IMPORT_BYTES
    setTooLarge(tooLarge)
    onFile(file && !tooLarge ? file : null)
  }

  return (
    <Field label={t('file')} hint={t('file_hint')} error={isTooLarge ? t('file_too_large') : undefined}>
      <FileInput
        accept={`.csv,.txt,.xlsx,${importFileTypes.join()}`}
        disabled={disabled}
        onChange={(event) => choose(event.target.files?.[0])}
      />
    </Field>
  )
}

interface DefaultTextProps {
  label: string
  value: string | undefined
  disabled: boolean
  onText: (text: string | undefined) => void
}

/** What new products are given whose line does not say it, in staff's own words. */
function DefaultText({ label, value, disabled, onText }: DefaultTextProps) {
  const t = useTranslations('product_import')
  return (
    <Field label={label} hint={t('default_hint')} optional>
      <Input
        maxLength={60}
        disabled={disabled}
        value={value ?? ''}
        onChange={(event) => onText(event.target.value || undefined)}
      />
    </Field>
  )
}

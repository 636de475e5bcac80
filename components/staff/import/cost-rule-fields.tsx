import { costTaxes, MAX_MARKUP } from '@bieznik/contract/catalogue/cost-rule'
import { MAX_PLN } from '@bieznik/contract/money/money'
import { priceEndings } from '@bieznik/contract/catalogue/price-change'
import type { ImportOptions } from '@bieznik/contract/catalogue/product-import'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { readNumber } from '@/lib/products/product-form'
import { Choice } from './choice'

interface CostRuleFieldsProps {
  options: ImportOptions
  disabled: boolean
  onOptions: (options: ImportOptions) => void
}

/** No markup has been typed yet, or what was typed is none. A file cannot be checked with it. */
const UNREADABLE = Number.NaN

export const isReadable = (options: ImportOptions): boolean => !Object.values(options).some(Number.isNaN)

const noRule = {
  costTax: undefined,
  markup: undefined,
  ending: undefined,
  minimumMargin: undefined,
  minimumPrice: undefined,
}

/** What the prices of the list are; from costs of the supplier the shop's prices are made by the rule that is given here. */
export function CostRuleFields({ options, disabled, onOptions }: CostRuleFieldsProps) {
  const t = useTranslations('product_import')
  const bulk = useTranslations('admin_bulk')
  const { markup, costTax = 'net', ending = 'exact' } = options
  const set = (changed: Partial<ImportOptions>) => onOptions({ ...options, ...changed })
  return (
    <>
      <Choice
        label={t('prices_are')}
        hint={t('prices_are_hint')}
        value={markup === undefined ? undefined : costTax}
        none={t('prices_of_shop')}
        known={costTaxes}
        nameOf={(tax) => t(`costs.${tax}`)}
        disabled={disabled}
        onChoice={(tax) => set(tax ? { costTax: tax, markup: markup ?? UNREADABLE } : noRule)}
      />
      {markup !== undefined && (
        <>
          <NumberField
            label={t('markup')}
            hint={t('markup_hint')}
            value={markup}
            scale={10}
            max={MAX_MARKUP}
            disabled={disabled}
            onValue={(value) => set({ markup: value ?? UNREADABLE })}
          />
          <Choice
            label={bulk('ending')}
            hint={t('ending_hint')}
            value={ending}
            known={priceEndings}
            nameOf={(each) => bulk(`endings.${each}`)}
            disabled={disabled}
            onChoice={(chosen) => set({ ending: chosen === 'exact' ? undefined : chosen })}
          />
          {(['minimumMargin', 'minimumPrice'] as const).map((name) => (
            <NumberField
              key={name}
              label={t(`rule.${name}`)}
              hint={t(`rule_hints.${name}`)}
              value={options[name]}
              scale={100}
              max={MAX_PLN * 100}
              optional
              disabled={disabled}
              onValue={(value) => set({ [name]: value })}
            />
          ))}
        </>
      )}
    </>
  )
}

interface NumberFieldProps {
  label: string
  hint: string
  /** A whole number of parts; NaN: what was typed is none. */
  value: number | undefined
  /** Parts to what is typed: 100 grosze. */
  scale: number
  max: number
  optional?: boolean
  disabled: boolean
  /** Undefined: nothing was typed. */
  onValue: (value: number | undefined) => void
}

function NumberField({
  label,
  hint,
  value,
  scale,
  max,
  optional = false,
  disabled,
  onValue,
}: NumberFieldProps) {
  const t = useTranslations('product_import')
  const locale = useLocale()
  const [typed, setTyped] = useState(() => textOf(value, scale, locale))

  function type(text: string): void {
    setTyped(text)
    const parts = Math.round(readNumber(text) * scale * 1_000) / 1_000
    const isWhole = Number.isSafeInteger(parts) && parts >= 0 && parts <= max
    onValue(text.trim() === '' ? undefined : isWhole ? parts : UNREADABLE)
  }

  const isWrong = typed.trim() !== '' && Number.isNaN(value)
  return (
    <Field label={label} hint={hint} optional={optional} error={isWrong ? t('not_a_number') : undefined}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  )
}

function textOf(value: number | undefined, scale: number, locale: string): string {
  if (value === undefined || Number.isNaN(value)) return ''
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }).format(value / scale)
}

'use client'

import { plnFromGrosze } from '@bieznik/contract/money/grosze'
import { useTranslations } from 'next-intl'
import { useState, type SyntheticEvent } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RangeSlider } from '@/components/ui/range-slider'
import { defaultTireSearch } from '@/lib/catalogue/tire-filter-defaults'

/** PLN */
const STEP = 10
const LOWEST = plnFromGrosze(defaultTireSearch.priceFrom)
const HIGHEST = plnFromGrosze(defaultTireSearch.priceTo)

interface PriceRangeProps {
  /** PLN as typed; empty: no bound. */
  from: string
  to: string
  /** Called with what has changed: both at once, where a thumb turns bounds that stood the wrong way round. */
  onChange: (bounds: { priceFrom?: string; priceTo?: string }) => void
}

/** Two fields for a price and two thumbs between them, which show and change the same. */
export function PriceRange({ from, to, onChange }: PriceRangeProps) {
  const t = useTranslations('tire_filter')
  const isTurned = lowerBound(from) > upperBound(to)
  const [lowText, highText] = isTurned ? [to, from] : [from, to]

  /** The end that was not moved stays as it was typed. */
  function slide([low, high]: readonly [number, number]) {
    onChange({
      priceFrom: low === lowerBound(lowText) ? lowText : String(low),
      priceTo: high === upperBound(highText) ? highText : String(high),
    })
  }

  return (
    <div className="col-span-full grid two-columns gap-x-3 gap-y-1">
      <PriceField
        name="priceFrom"
        label={t('price_from')}
        value={from}
        onChange={(priceFrom) => onChange({ priceFrom })}
      />
      <PriceField
        name="priceTo"
        label={t('price_to')}
        value={to}
        onChange={(priceTo) => onChange({ priceTo })}
      />
      <RangeSlider
        className="col-span-full"
        min={LOWEST}
        max={HIGHEST}
        step={STEP}
        value={[lowerBound(from), upperBound(to)]}
        onChange={slide}
        labels={[t('price_from_thumb'), t('price_to_thumb')]}
      />
    </div>
  )
}

interface PriceFieldProps {
  name: string
  label: string
  value: string
  onChange: (text: string) => void
}

/** What a browser would say of a price that is none, it would say in its own language. */
function PriceField({ name, label, value, onChange }: PriceFieldProps) {
  const t = useTranslations('tire_filter')
  const [isInvalid, setInvalid] = useState(false)

  function hearInvalid(event: SyntheticEvent<HTMLInputElement>) {
    event.preventDefault()
    setInvalid(true)
    const field = event.currentTarget
    // What is folded can have no focus.
    field.closest('details')?.setAttribute('open', '')
    if (field.form?.querySelector('input:invalid') === field) field.focus()
  }

  return (
    <Field label={label} error={isInvalid && t('price_invalid')} className="self-start">
      <Input
        required={false}
        name={name}
        inputMode="decimal"
        pattern="\d{1,7}([.,]\d{1,2})?"
        autoComplete="off"
        value={value}
        onInvalid={hearInvalid}
        onChange={(event) => {
          setInvalid(false)
          onChange(event.target.value)
        }}
      />
    </Field>
  )
}

const lowerBound = (text: string) => onScale(text, LOWEST)
const upperBound = (text: string) => onScale(text, HIGHEST)

/** Where a thumb stands; at its end when the field is empty or holds no number. */
function onScale(text: string, end: number): number {
  const pln = text.trim() === '' ? end : Number(text.replace(',', '.'))
  return Number.isNaN(pln) ? end : Math.min(Math.max(pln, LOWEST), HIGHEST)
}

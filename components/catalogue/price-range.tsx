'use client'

import { plnFromGrosze } from '@bieznik/contract/grosze'
import { useTranslations } from 'next-intl'
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
  onFrom: (text: string) => void
  onTo: (text: string) => void
}

/** Two fields for a price and two thumbs between them, which show and change the same. */
export function PriceRange({ from, to, onFrom, onTo }: PriceRangeProps) {
  const t = useTranslations('tire_filter')

  function slide([low, high]: readonly [number, number]) {
    if (low !== lowerBound(from)) onFrom(String(low))
    if (high !== upperBound(to)) onTo(String(high))
  }

  return (
    <div className="col-span-full grid grid-cols-2 gap-x-3 gap-y-1">
      <PriceField name="priceFrom" label={t('price_from')} value={from} onChange={onFrom} />
      <PriceField name="priceTo" label={t('price_to')} value={to} onChange={onTo} />
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

function PriceField({ name, label, value, onChange }: PriceFieldProps) {
  return (
    <Field label={label}>
      {({ required: _required, ...control }) => (
        <Input
          {...control}
          name={name}
          inputMode="decimal"
          pattern="\d{1,7}([.,]\d{1,2})?"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
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

'use client'

import { groszeFromPln, plnFromGrosze } from '@bieznik/contract/money'
import type { Season } from '@bieznik/contract/product'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { TireFilterOptions } from '@/lib/catalogue/tire-filter-options'
import { formatTireSearch, type TireSearch } from '@/lib/catalogue/tire-filter-segment'
import { useTireFilter } from '@/lib/catalogue/use-tire-filter'
import { useRouter } from '@/lib/i18n/navigation'
import { FilterSelect } from './filter-select'

interface TireFilterProps {
  initial: TireSearch
  options: TireFilterOptions
  /** What the catalogue holds; the only one is shown fixed. */
  manufacturer: string
  season: Season
}

export function TireFilter({ initial, options: initialOptions, manufacturer, season }: TireFilterProps) {
  const t = useTranslations('tire_filter')
  const router = useRouter()
  const start = { ...initial, protector: initial.protector ?? '' }
  const { chosen, options, choose } = useTireFilter(start, initialOptions)
  const [priceFrom, setPriceFrom] = useState(plnText(initial.priceFrom))
  const [priceTo, setPriceTo] = useState(plnText(initial.priceTo))
  const canSearch = chosen.width > 0 && chosen.profile > 0 && chosen.diameter > 0

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const { protector, ...size } = chosen
    const search = { ...size, season, ...priceRange(priceFrom, priceTo), ...(protector && { protector }) }
    router.push(`/tires/filter/${formatTireSearch(search)}`)
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4 lg:grid-cols-2">
      <FilterSelect
        label={t('width')}
        value={chosen.width}
        options={options.widths}
        onChoose={(v) => choose('width', Number(v))}
      />
      <FilterSelect
        label={t('profile')}
        value={chosen.profile}
        options={options.profiles}
        onChoose={(v) => choose('profile', Number(v))}
      />
      <FilterSelect
        label={t('diameter')}
        value={chosen.diameter}
        options={options.diameters}
        onChoose={(v) => choose('diameter', Number(v))}
      />
      <FilterSelect
        label={t('protector')}
        value={chosen.protector}
        options={options.protectors}
        onChoose={(v) => choose('protector', v)}
        placeholder={t('any')}
      />
      <PriceField label={t('price_from')} value={priceFrom} onChange={setPriceFrom} />
      <PriceField label={t('price_to')} value={priceTo} onChange={setPriceTo} />
      <Field label={t('manufacturer')} optional={false}>
        {({ required: _required, ...control }) => (
          <Select {...control} disabled value={manufacturer} onChange={() => undefined}>
            <option>{manufacturer}</option>
          </Select>
        )}
      </Field>
      <Field label={t('season')}>
        {({ required: _required, ...control }) => (
          <Select {...control} disabled value={season} onChange={() => undefined}>
            <option value={season}>{t(`seasons.${season}`)}</option>
          </Select>
        )}
      </Field>
      <div className="col-span-full flex flex-col gap-2">
        <Button type="submit" disabled={!canSearch}>
          {t('submit')}
        </Button>
        {!canSearch && <p className="text-sm text-quiet">{t('hint')}</p>}
      </div>
    </form>
  )
}

interface PriceFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
}

function PriceField({ label, value, onChange }: PriceFieldProps) {
  return (
    <Field label={label}>
      {({ required: _required, ...control }) => (
        <Input
          {...control}
          inputMode="decimal"
          pattern="\d{1,7}([.,]\d{1,2})?"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

function plnText(amount: TireSearch['priceFrom']): string {
  return amount === undefined ? '' : String(plnFromGrosze(amount))
}

/** Empty fields set no bound; bounds the wrong way round are turned. */
function priceRange(from: string, to: string): Pick<TireSearch, 'priceFrom' | 'priceTo'> {
  const [low, high] = [from, to].map((text) =>
    text === '' ? undefined : groszeFromPln(Number(text.replace(',', '.'))),
  )
  if (low !== undefined && high !== undefined && low > high) return { priceFrom: high, priceTo: low }
  return { priceFrom: low, priceTo: high }
}

'use client'

import { formatTireSize } from '@bieznik/contract/tire-size'
import { useTranslations } from 'next-intl'
import { CascadeFields } from '@/components/catalogue/cascade-fields'
import { FilterForm } from '@/components/catalogue/filter-form'
import { PriceRange } from '@/components/catalogue/price-range'
import { RangeSelect } from '@/components/catalogue/range-select'
import { SizeBox } from '@/components/catalogue/size-box'
import type { FilterOptions, FilterValues } from '@/lib/catalogue/filters'
import { useFilter } from '@/lib/catalogue/use-filter'

interface TireFilterProps {
  initial: FilterValues
  options: FilterOptions
  isOnResults: boolean
  /** What the catalogue holds. */
  manufacturers: readonly string[]
  /** The same, each with its name. */
  seasons: readonly { value: string; name: string }[]
}

export function TireFilter({ initial, options, isOnResults, manufacturers, seasons }: TireFilterProps) {
  const t = useTranslations('tire_filter')
  const [onlySeason] = seasons
  const season = seasons.length === 1 && onlySeason ? onlySeason.value : initial.season
  const filter = useFilter({ kind: 'tire', values: { ...initial, season }, options, isOnResults })
  const { values, choose } = filter
  return (
    <FilterForm
      kind="tire"
      filter={filter}
      heading={t('heading')}
      chosen={chosenSize() ?? t('none_chosen')}
      change={t('change')}
      submit={t('submit')}
      hint={t('hint')}
    >
      <div className="col-span-full">
        <SizeBox
          onUnderstood={({ width, profile, diameter }) =>
            filter.chooseAll(
              { width: `${width}`, profile: `${profile}`, diameter: `${diameter}` },
              'diameter',
            )
          }
        />
      </div>
      <CascadeFields
        kind="tire"
        labels={{
          width: t('width'),
          profile: t('profile'),
          diameter: t('diameter'),
          protector: t('protector'),
        }}
        failures={{
          width: t('failed.width'),
          profile: t('failed.profile'),
          diameter: t('failed.diameter'),
          protector: t('failed.protector'),
        }}
        filter={filter}
      />
      <PriceRange
        from={values.priceFrom ?? ''}
        to={values.priceTo ?? ''}
        onFrom={(text) => choose('priceFrom', text)}
        onTo={(text) => choose('priceTo', text)}
      />
      <RangeSelect
        name="manufacturer"
        label={t('manufacturer')}
        value={values.manufacturer ?? ''}
        range={manufacturers.map((name) => ({ value: name, name }))}
        onChoose={(value) => choose('manufacturer', value)}
      />
      <RangeSelect
        name="season"
        label={t('season')}
        value={values.season ?? ''}
        range={seasons}
        onChoose={(value) => choose('season', value)}
        isSent
      />
    </FilterForm>
  )

  function chosenSize(): string | null {
    const [width = 0, profile = 0, diameter = 0] = [values.width, values.profile, values.diameter].map(Number)
    if (!(width > 0 && profile > 0 && diameter > 0)) return null
    // Kept on one line.
    return t('chosen', { size: formatTireSize({ width, profile, diameter }).replace(' ', '\u00A0') })
  }
}

'use client'

import { useTranslations } from 'next-intl'
import { PriceRange } from '@/components/catalogue/price-range'
import { RangeSelect } from '@/components/catalogue/range-select'
import type { Filter } from '@/lib/catalogue/use-filter'

/** What there is to choose among beside the dropdowns. */
export interface TireRanges {
  /** What the catalogue holds. */
  manufacturers: readonly string[]
  /** The same, each with its name. */
  seasons: readonly { value: string; name: string }[]
}

/** Prices, manufacturer and season of the tire filter. */
export function TireOtherFields({ filter, manufacturers, seasons }: TireRanges & { filter: Filter }) {
  const t = useTranslations('tire_filter')
  const { values, choose, chooseAll } = filter
  return (
    <>
      <PriceRange
        from={values.priceFrom ?? ''}
        to={values.priceTo ?? ''}
        onChange={(bounds) => chooseAll(bounds, 'priceTo')}
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
    </>
  )
}

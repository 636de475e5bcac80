'use client'

import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FilterInPanel } from '@/components/catalogue/filter-in-panel'
import { SizeBox } from '@/components/catalogue/size-box'
import { TireDropdowns } from '@/components/catalogue/tire-dropdowns'
import { seasonOf } from '@/components/catalogue/season-of'
import { TireOtherFields, type TireRanges } from '@/components/catalogue/tire-other-fields'
import { filters, type FilterField, type FilterOptions, type FilterValues } from '@/lib/catalogue/filters'
import { useFilter } from '@/lib/catalogue/use-filter'

interface TireFilterProps extends TireRanges {
  initial: FilterValues
  options: FilterOptions
  isOnResults: boolean
  /** Where the list is looked at, and not the way in. */
  isFolded?: boolean | undefined
  /** What the list is narrowed by and its order, the query of an address. */
  carried?: string
}

export function TireFilter({
  initial,
  options,
  isOnResults,
  isFolded = false,
  carried = '',
  manufacturers,
  seasons,
}: TireFilterProps) {
  const t = useTranslations('tire_filter')
  const season = seasonOf(seasons, initial.season)
  const filter = useFilter({ kind: 'tire', values: { ...initial, season }, options, isOnResults })
  const { values, choose } = filter
  /** A size from the lists takes the place of one that was typed. */
  const [listChoices, setListChoices] = useState(0)

  function chooseFromList(field: FilterField, value: string): void {
    if (filters.tire.required.includes(field)) setListChoices(listChoices + 1)
    choose(field, value)
  }

  return (
    <FilterInPanel
      kind="tire"
      filter={filter}
      isFolded={isFolded}
      carried={carried}
      heading={t('heading')}
      chosen={chosenSize() ?? t('none_chosen')}
      noneChosen={t('none_chosen')}
      change={t('change')}
      submit={t('submit')}
      hint={t('hint')}
    >
      <div className="col-span-full">
        <SizeBox key={listChoices} choose={filter.chooseAll} />
      </div>
      <TireDropdowns filter={{ ...filter, choose: chooseFromList }} fields={filters.tire.cascade} />
      <TireOtherFields filter={filter} manufacturers={manufacturers} seasons={seasons} />
    </FilterInPanel>
  )

  function chosenSize(): string | null {
    const [width = 0, profile = 0, diameter = 0] = [values.width, values.profile, values.diameter].map(Number)
    if (!(width > 0 && profile > 0 && diameter > 0)) return null
    // Kept on one line.
    return t('chosen', { size: formatTireSize({ width, profile, diameter }).replace(' ', '\u00A0') })
  }
}

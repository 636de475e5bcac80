'use client'

import { useTranslations } from 'next-intl'
import { CascadeFields } from '@/components/catalogue/cascade-fields'
import { FilterForm } from '@/components/catalogue/filter-form'
import { spacerChoice } from '@/lib/catalogue/choices'
import type { FilterOptions, FilterValues } from '@/lib/catalogue/filters'
import { useFilter } from '@/lib/catalogue/use-filter'

interface SpacerFilterProps {
  initial: FilterValues
  options: FilterOptions
  isOnResults: boolean
  /** Where the list is looked at, and not the way in. */
  isFolded?: boolean | undefined
  /** What the list is narrowed by and its order, the query of an address. */
  carried?: string
}

export function SpacerFilter({
  initial,
  options,
  isOnResults,
  isFolded = false,
  carried = '',
}: SpacerFilterProps) {
  const t = useTranslations('spacer_filter')
  const filter = useFilter({ kind: 'spacer', values: initial, options, isOnResults })
  const { values } = filter
  const choice = t('choice', spacerChoice(values))
  return (
    <FilterForm
      kind="spacer"
      filter={filter}
      isFolded={isFolded}
      carried={carried}
      heading={t('heading')}
      chosen={t('chosen', { choice })}
      noneChosen={t('none_chosen')}
      change={t('change')}
      submit={t('submit')}
      hint={t('hint')}
    >
      <CascadeFields
        kind="spacer"
        labels={{ boltDistance: t('bolt_distance'), thickness: t('thickness') }}
        failures={{
          boltDistance: t('failed.boltDistance'),
          thickness: t('failed.thickness'),
        }}
        filter={filter}
      />
    </FilterForm>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { CascadeFields } from '@/components/catalogue/cascade-fields'
import { FilterForm } from '@/components/catalogue/filter-form'
import { wheelChoice } from '@/lib/catalogue/choices'
import type { FilterOptions, FilterValues } from '@/lib/catalogue/filters'
import { useFilter } from '@/lib/catalogue/use-filter'

interface WheelFilterProps {
  initial: FilterValues
  options: FilterOptions
  isOnResults: boolean
  /** Where the list is looked at, and not the way in. */
  isFolded?: boolean | undefined
  /** What the list is narrowed by and its order, the query of an address. */
  carried?: string
}

export function WheelFilter({
  initial,
  options,
  isOnResults,
  isFolded = false,
  carried = '',
}: WheelFilterProps) {
  const t = useTranslations('wheel_filter')
  const filter = useFilter({ kind: 'wheel', values: initial, options, isOnResults })
  const { values } = filter
  return (
    <FilterForm
      kind="wheel"
      filter={filter}
      isFolded={isFolded}
      carried={carried}
      heading={t('heading')}
      chosen={t('chosen', { choice: t('choice', wheelChoice(values)) })}
      noneChosen={t('none_chosen')}
      change={t('change')}
      submit={t('submit')}
      hint={t('hint')}
    >
      <CascadeFields
        kind="wheel"
        labels={{
          diameter: t('diameter'),
          boltSpacing: t('bolt_spacing'),
          width: t('width'),
          centralBoreDiameter: t('central_bore'),
        }}
        failures={{
          diameter: t('failed.diameter'),
          boltSpacing: t('failed.boltSpacing'),
          width: t('failed.width'),
          centralBoreDiameter: t('failed.centralBoreDiameter'),
        }}
        filter={filter}
      />
    </FilterForm>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { CascadeFields } from '@/components/catalogue/cascade-fields'
import { FilterInPanel } from '@/components/catalogue/filter-in-panel'
import type { FilterField, FilterOptions, FilterValues } from '@/lib/catalogue/filters'
import { useFilter } from '@/lib/catalogue/use-filter'

export interface FitFilterProps {
  initial: FilterValues
  options: FilterOptions
  isOnResults: boolean
  /** Where the list is looked at, and not the way in. */
  isFolded?: boolean | undefined
  /** What the list is narrowed by and its order, the query of an address. */
  carried?: string
}

interface OfKind {
  kind: 'wheel' | 'spacer'
  /** What is chosen, on one line. */
  choice: (values: FilterValues) => string
  labels: Partial<Record<FilterField, string>>
  /** Shown when the list of a dropdown could not be loaded. */
  failures: Partial<Record<FilterField, string>>
}

/** The filter of a list whose fields are dropdowns alone. */
export function FitFilter({
  kind,
  choice,
  labels,
  failures,
  initial,
  options,
  isOnResults,
  isFolded = false,
  carried = '',
}: FitFilterProps & OfKind) {
  const t = useTranslations(`${kind}_filter`)
  const filter = useFilter({ kind, values: initial, options, isOnResults })
  return (
    <FilterInPanel
      kind={kind}
      filter={filter}
      isFolded={isFolded}
      carried={carried}
      heading={t('heading')}
      chosen={t('chosen', { choice: choice(filter.values) })}
      noneChosen={t('none_chosen')}
      change={t('change')}
      submit={t('submit')}
      hint={t('hint')}
    >
      <CascadeFields kind={kind} labels={labels} failures={failures} filter={filter} />
    </FilterInPanel>
  )
}

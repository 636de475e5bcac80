'use client'

import type { ComponentProps } from 'react'
import { FilterForm } from '@/components/catalogue/filter-form'
import { FilterPanel } from '@/components/catalogue/filter-panel'

type FilterInPanelProps = Omit<ComponentProps<typeof FilterForm>, 'note' | 'below'> & {
  /** Of a list that is narrowed or paged, whose products come first: the filter is closed on a phone. */
  isFolded: boolean
  heading: string
  /** The one line that says what the list is filtered by while the panel is closed. */
  chosen: string
  /** The same where the list is not filtered. */
  noneChosen: string
  change: string
}

/** A filter in its panel. */
export function FilterInPanel({
  isFolded,
  heading,
  chosen,
  noneChosen,
  change,
  ...form
}: FilterInPanelProps) {
  const { isOnResults } = form.filter
  return (
    <FilterPanel
      heading={heading}
      chosen={isOnResults ? chosen : noneChosen}
      change={isOnResults ? change : undefined}
      open={!isOnResults && !isFolded}
    >
      <FilterForm {...form} />
    </FilterPanel>
  )
}

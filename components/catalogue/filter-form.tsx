'use client'

import type { ComponentProps } from 'react'
import { BareFilterForm } from '@/components/catalogue/bare-filter-form'
import { FilterPanel } from '@/components/catalogue/filter-panel'

type FilterFormProps = Omit<ComponentProps<typeof BareFilterForm>, 'note' | 'below'> & {
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
export function FilterForm({ isFolded, heading, chosen, noneChosen, change, ...form }: FilterFormProps) {
  const { isOnResults } = form.filter
  return (
    <FilterPanel
      heading={heading}
      chosen={isOnResults ? chosen : noneChosen}
      change={isOnResults ? change : undefined}
      open={!isOnResults && !isFolded}
    >
      <BareFilterForm {...form} />
    </FilterPanel>
  )
}

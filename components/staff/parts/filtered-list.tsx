import type { ComponentProps, ReactNode } from 'react'
import { ChoiceFilter } from './choice-filter'
import { FoundItems, type FoundPage } from './found-items'

interface FilteredListProps<Choice extends string, Found extends FoundPage> {
  query: ComponentProps<typeof FoundItems<Found>>['query']
  texts: ComponentProps<typeof FoundItems<Found>>['texts']
  filter: Omit<ComponentProps<typeof ChoiceFilter<Choice>>, 'paramsFor'>
  paging: { path: string; page: number; pageSize: number }
  /** What the address says of this choice and page. */
  paramsFor: (choice: Choice | undefined, page: number) => URLSearchParams
  children: (found: Found) => ReactNode
}

/** A staff list by pages with one filter, both in the address. */
export function FilteredList<Choice extends string, Found extends FoundPage>({
  filter,
  paging: { path, page, pageSize },
  paramsFor,
  ...found
}: FilteredListProps<Choice, Found>) {
  const hrefFor = (to: number) => `${path}?${paramsFor(filter.chosen, to)}`
  return (
    <div className="flex flex-col gap-4">
      <ChoiceFilter {...filter} paramsFor={(choice) => paramsFor(choice, 1)} />
      <FoundItems {...found} paging={{ page, pageSize, hrefFor }} />
    </div>
  )
}

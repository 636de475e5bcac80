import type { ReactNode } from 'react'

interface CatalogueColumnsProps {
  /** Results of a search by words have none. */
  filter?: ReactNode
  /** By what the list can be narrowed. */
  facets?: ReactNode
  /** What stands above the list first, so that a phone has it beside the facets. */
  children: ReactNode
}

/** Filter and facets beside the list from 1024 px, in sight while it is scrolled; on a phone above it. */
export function CatalogueColumns({ filter, facets, children }: CatalogueColumnsProps) {
  if (!filter && !facets) return <div className="flex flex-col gap-4">{children}</div>
  return (
    <div className={facets ? 'list-columns facet-columns' : 'list-columns'}>
      <div>
        {filter}
        {facets}
      </div>
      <div>{children}</div>
    </div>
  )
}

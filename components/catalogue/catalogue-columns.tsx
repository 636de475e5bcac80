import type { ReactNode } from 'react'

/** The filter beside the list from 1024 px, above it on a phone. */
export function CatalogueColumns({ filter, children }: { filter: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[20rem_1fr] lg:items-start">
      {filter}
      {children}
    </div>
  )
}

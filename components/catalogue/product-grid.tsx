import type { ReactNode } from 'react'

/** A steady grid of `ProductCard`s: equal columns, equal heights within a row. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] sm:gap-4">
      {children}
    </ul>
  )
}

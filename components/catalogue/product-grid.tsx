import type { ReactNode } from 'react'

/** A steady grid of `ProductCard`s: equal columns, equal heights within a row. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <ul className="product-grid">{children}</ul>
}

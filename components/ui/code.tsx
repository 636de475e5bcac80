import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A size, a number or another code: in the figures of the mono, unbroken, and what no browser translates. */
export function Code({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span className={clsx('figures', className)} translate="no">
      {children}
    </span>
  )
}

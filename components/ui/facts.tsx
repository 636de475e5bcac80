import type { ReactNode } from 'react'

/** A list of facts, each below its term on a phone and beside it elsewhere. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid content-start gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">{children}</dl>
  )
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="mt-3.5 text-quiet first:mt-0 sm:mt-0">{term}</dt>
      <dd className="mt-0.5 min-w-0 wrap-anywhere sm:mt-0">{children}</dd>
    </>
  )
}

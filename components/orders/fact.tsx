import type { ReactNode } from 'react'

/** A name and what it is, in a list of them. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0 text-right wrap-break-word">{children}</dd>
    </>
  )
}

import type { ReactNode } from 'react'

/** What was looked for, and how many there are; nothing of the number where it is said below that there are none. */
export function ResultsHeading({ title, count }: { title: ReactNode; count?: string }) {
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h1 className="size-below min-w-0 text-3xl font-semibold break-words">{title}</h1>
      {count !== undefined && <p className="text-quiet">{count}</p>}
    </header>
  )
}

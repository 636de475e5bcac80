import { useFormatter } from 'next-intl'
import type { ReactNode } from 'react'

interface ResultsHeadingProps {
  /** What was looked for. */
  title: ReactNode
  /** What follows it: by what that is narrowed. */
  narrowed?: string
  /** How many there are; 0 is left out, since it is stated below. */
  count: number
}

/** "Opony na zimę · 66" */
export function ResultsHeading({ title, narrowed = '', count }: ResultsHeadingProps) {
  const format = useFormatter()
  return (
    <h1 className="min-w-0 text-2xl font-semibold break-words sm:text-3xl">
      <span className="size-below">{title}</span>
      {narrowed !== '' && <span>{narrowed}</span>}
      {count > 0 && (
        <span className="font-normal whitespace-nowrap text-quiet">{` · ${format.number(count)}`}</span>
      )}
    </h1>
  )
}

import { Fragment, type ReactNode } from 'react'
import { Code } from '@/components/ui/code'

export interface SpecEntry {
  name: string
  value: ReactNode
  /** What the value means, in words. */
  note?: string | undefined
}

type SpecListProps = {
  /** In the order shown; a value that is null is left out. */
  entries: readonly SpecEntry[]
}

/** The specification as name: value pairs. */
export function SpecList({ entries }: SpecListProps) {
  return (
    <dl className="spec-list">
      {entries
        .filter(({ value }) => value !== null)
        .map(({ name, value, note }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              {isMeasure(value) ? <Code>{value}</Code> : value}
              {note && <small>{note}</small>}
            </dd>
          </Fragment>
        ))}
    </dl>
  )
}

/** Words stay in the sans; sizes and codes have a digit in them. */
function isMeasure(value: ReactNode): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /\d/.test(value))
}

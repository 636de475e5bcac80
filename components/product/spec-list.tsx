import { Fragment, type ReactNode } from 'react'

type SpecListProps = {
  /** In the order shown; a value that is null is left out. */
  entries: readonly { name: string; value: ReactNode }[]
}

/** The specification as name: value pairs. */
export function SpecList({ entries }: SpecListProps) {
  return (
    <dl className="grid grid-cols-[auto_1fr]">
      {entries
        .filter(({ value }) => value !== null)
        .map(({ name, value }) => (
          <Fragment key={name}>
            <dt className="border-b border-line py-2 pr-4 text-quiet">{name}</dt>
            <dd className="border-b border-line py-2 text-right *:justify-end [&>p]:text-nowrap [&>span]:text-wrap">
              {isMeasure(value) ? <span className="figures">{value}</span> : value}
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

import clsx from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { onPlainClick } from '@/components/ui/plain-click'
import { changeQueryState, queryWith, useQueryState } from '@/lib/url-state'

interface SortHeaderProps {
  head: string
  /** The value of `sort` in the address. */
  by: string
  className?: string
}

/** The head of a column: a link to the list sorted by it, from its first page on, and the other way round where it is already. */
export function SortHeader({ head, by, className }: SortHeaderProps) {
  const query = useQueryState()
  const order = query.get('order') === 'desc' ? 'desc' : 'asc'
  const isSorted = query.get('sort') === by
  const sorted = { sort: by, order: isSorted && order === 'asc' ? 'desc' : 'asc', page: null }
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      className={className}
      {...(isSorted && { 'aria-sort': order === 'asc' ? ('ascending' as const) : ('descending' as const) })}
    >
      <a
        href={queryWith(sorted)}
        onClick={onPlainClick(() => changeQueryState('push', sorted))}
        className={clsx(
          'inline-flex min-h-6.5 items-center gap-1 underline-offset-4 hover:underline',
          isSorted && 'text-rubber',
        )}
      >
        <span>{head}</span>
        {isSorted && <Arrow aria-hidden className="size-3.5" />}
      </a>
    </th>
  )
}

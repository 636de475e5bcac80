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
  return (
    <th
      scope="col"
      className={className}
      {...(isSorted && { 'aria-sort': order === 'asc' ? ('ascending' as const) : ('descending' as const) })}
    >
      <SortLink head={head} change={sorted} order={isSorted ? order : null} />
    </th>
  )
}

interface SortLinkProps {
  head: string
  /** What a press changes in the address. */
  change: Record<string, string | null>
  /** How the list is sorted by it; null: by something else. */
  order: 'asc' | 'desc' | null
}

export function SortLink({ head, change, order }: SortLinkProps) {
  const query = useQueryState()
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown
  return (
    <a
      href={queryWith(change, query) || '?'}
      onClick={onPlainClick(() => changeQueryState('push', change))}
      className={clsx(
        'inline-flex min-h-6.5 items-center gap-1 underline-offset-4 hover:underline',
        order && 'text-rubber',
      )}
    >
      <span>{head}</span>
      {order && <Arrow aria-hidden className="size-3.5" />}
    </a>
  )
}

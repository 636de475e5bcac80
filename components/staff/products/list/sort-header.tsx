import type { productSorts } from '@bieznik/contract/catalogue/product-input'
import clsx from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ProductSearch } from '@/lib/products/product-search'
import { Link } from '@/lib/i18n/navigation'
import { searchAddress } from '@/lib/query/search-address'

type Column = (typeof productSorts)[number]

const labels = {
  id: 'id',
  title: 'product',
  price: 'price',
  stock: 'stock',
  state: 'state',
  kind: 'kind',
} as const satisfies Record<Column, string>

interface SortHeaderProps {
  column: Column
  query: ProductSearch
  className?: string
}

/** The head of a column: a link to the list sorted by it, from its first page on, and the other way round where it is already. */
export function SortHeader({ column, query, className }: SortHeaderProps) {
  const t = useTranslations('admin_products')
  const { order = 'asc' } = query
  const isSorted = query.sort === column
  const next = isSorted && order === 'asc' ? 'desc' : 'asc'
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      className={className}
      {...(isSorted && { 'aria-sort': order === 'asc' ? ('ascending' as const) : ('descending' as const) })}
    >
      <Link
        href={`/admin/products?${searchAddress({ ...query, sort: column, order: next, page: 1 })}`}
        prefetch={false}
        className={clsx(
          'inline-flex min-h-9 items-center gap-1 underline-offset-4 hover:underline',
          isSorted && 'text-rubber',
        )}
      >
        <span>{t(labels[column])}</span>
        {isSorted && <Arrow aria-hidden className="size-3.5" />}
      </Link>
    </th>
  )
}

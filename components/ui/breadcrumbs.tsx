'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

type BreadcrumbsProps = {
  /** From the top down; the last one is where we are and is no link. */
  items: readonly { label: string; href?: string }[]
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const t = useTranslations('ui')
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
        {items.map(({ label, href }, index) => (
          <li key={href ?? label} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden>/</span>}
            {href ? (
              <Link
                href={href}
                className="inline-flex min-h-11 items-center underline underline-offset-3 hover:text-signal"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="py-2 text-rubber">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { MeasuredText } from './measured-text'

type BreadcrumbsProps = {
  /** From the top down; the last one is where we are and is no link. `lang` of one that is in another language than the page. */
  items: readonly { label: string; href?: string; lang?: string | undefined }[]
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const t = useTranslations('ui')
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="trail">
        {items.map(({ label, href, lang }, index) => (
          <li key={href ?? label}>
            {index > 0 && <span aria-hidden>/</span>}
            {href ? (
              <Link href={href}>
                <MeasuredText>{label}</MeasuredText>
              </Link>
            ) : (
              <span aria-current="page" lang={lang}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

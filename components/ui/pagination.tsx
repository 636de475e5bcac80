import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { shownPages } from '@/components/ui/shown-pages'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { Link } from '@/lib/i18n/navigation'

type PaginationProps = {
  /** From 1. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
}

/** Pages of a list as links; nothing when there is only one. */
export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
  const t = useTranslations('ui')
  if (pageCount < 2) return null
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Step
          href={hrefFor(page - 1)}
          rel="prev"
          label={t('previous_page')}
          icon={<ChevronLeft aria-hidden />}
        />
      )}
      <p className="px-3 figures sm:hidden">
        <VisuallyHidden>{t('page', { page })}</VisuallyHidden>
        <span aria-hidden>
          {page} / {pageCount}
        </span>
      </p>
      <ul className="flex items-center gap-1 max-sm:hidden">
        {shownPages(page, pageCount).map((shown, index) => (
          <li key={shown ?? `gap-${index}`}>
            {shown === null ? (
              <span aria-hidden className="px-1 text-quiet">
                …
              </span>
            ) : (
              <PageLink href={hrefFor(shown)} page={shown} current={shown === page} />
            )}
          </li>
        ))}
      </ul>
      {page < pageCount && (
        <Step
          href={hrefFor(page + 1)}
          rel="next"
          label={t('next_page')}
          icon={<ChevronRight aria-hidden />}
        />
      )}
    </nav>
  )
}

function PageLink({ href, page, current }: { href: string; page: number; current: boolean }) {
  const t = useTranslations('ui')
  return (
    <Link
      href={href}
      aria-label={t('page', { page })}
      aria-current={current ? 'page' : undefined}
      className="flex size-11 items-center justify-center border-b-2 border-transparent figures hover:text-signal aria-[current=page]:border-rubber"
    >
      {page}
    </Link>
  )
}

function Step({ href, rel, label, icon }: { href: string; rel: string; label: string; icon: ReactNode }) {
  return (
    <Link
      href={href}
      rel={rel}
      aria-label={label}
      className={buttonClass({ variant: 'secondary', size: 'icon' })}
    >
      {icon}
    </Link>
  )
}

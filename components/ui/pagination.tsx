import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { onPlainClick } from '@/components/ui/plain-click'
import { shownPages } from '@/components/ui/shown-pages'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { Link } from '@/lib/i18n/navigation'

type PaginationProps = {
  /** From 1. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  /** False: pages are fetched when they are pressed. */
  prefetch?: false | undefined
  /** Takes the page instead of going to its address. */
  onPage?: ((page: number) => void) | undefined
}

/** Pages of a list as links; nothing when there is only one. */
export function Pagination({ page, pageCount, hrefFor, prefetch, onPage }: PaginationProps) {
  const t = useTranslations('ui')
  if (pageCount < 2) return null
  const linkTo = (target: number): PageTarget => ({
    href: hrefFor(target),
    ...(prefetch === false && { prefetch }),
    ...(onPage && { prefetch: false, onClick: onPlainClick(() => onPage(target)) }),
  })
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Step link={linkTo(page - 1)} rel="prev" label={t('previous_page')} icon={<Icon name="left" />} />
      )}
      <p className="px-3 figures sm:hidden">
        <VisuallyHidden>{t('page', { page })}</VisuallyHidden>
        <span aria-hidden>{`${page} / ${pageCount}`}</span>
      </p>
      <ul className="flex items-center gap-1 max-sm:hidden">
        {shownPages(page, pageCount).map((shown, index) => (
          <li key={shown ?? `gap-${index}`}>
            {shown === null ? (
              <span aria-hidden className="px-1 text-quiet">
                …
              </span>
            ) : (
              <PageLink link={linkTo(shown)} page={shown} current={shown === page} />
            )}
          </li>
        ))}
      </ul>
      {page < pageCount && (
        <Step link={linkTo(page + 1)} rel="next" label={t('next_page')} icon={<Icon name="right" />} />
      )}
    </nav>
  )
}

type PageTarget = Pick<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'onClick'>

function PageLink({ link, page, current }: { link: PageTarget; page: number; current: boolean }) {
  const t = useTranslations('ui')
  return (
    <Link
      {...link}
      aria-label={t('page', { page })}
      aria-current={current ? 'page' : undefined}
      className="page-link"
    >
      {page}
    </Link>
  )
}

function Step({ link, rel, label, icon }: { link: PageTarget; rel: string; label: string; icon: ReactNode }) {
  return (
    <Link
      {...link}
      rel={rel}
      aria-label={label}
      className={buttonClass({ variant: 'secondary', size: 'icon' })}
    >
      {icon}
    </Link>
  )
}

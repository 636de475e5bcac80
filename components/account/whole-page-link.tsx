import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { textLinkClass } from '@/components/ui/text-link'
import { getPathname } from '@/lib/i18n/navigation'

/** Leads to a page that is loaded whole: it carries a stricter policy than others, and no form of the page before stays. */
export function WholePageLink({ href, children }: { href: string; children: ReactNode }) {
  const locale = useLocale()
  return (
    <a href={getPathname({ href, locale })} className={textLinkClass}>
      {children}
    </a>
  )
}

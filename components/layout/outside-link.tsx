import type { ReactNode } from 'react'

/** Says that a link opens a new tab: once, for all of them (`SiteFooter`). */
export const NEW_TAB = 'new-tab'

interface OutsideLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** Leads away from the shop, in a new tab; the other side receives no referrer and cannot reach back. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-describedby={NEW_TAB} className={className}>
      {children}
    </a>
  )
}

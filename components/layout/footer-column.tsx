import type { ComponentProps, ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'

/** A titled list of links; its children are list items. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="print:hidden">
      <h2 className="mb-1 text-sm font-medium text-quiet">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

export const footerLinkClass =
  'inline-flex min-h-11 items-center gap-3 underline-offset-3 hover:text-signal hover:underline'

/** Not fetched ahead: every page has these links, and few people follow them. */
export function FooterLink(props: Pick<ComponentProps<typeof Link>, 'href' | 'children'>) {
  return (
    <li>
      <Link prefetch={false} className={footerLinkClass} {...props} />
    </li>
  )
}

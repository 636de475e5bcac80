import type { ComponentProps, ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'

interface FooterColumnProps {
  title: string
  /** List items. */
  children: ReactNode
  className?: string
}

/** A titled list of links. */
export function FooterColumn({ title, children, className }: FooterColumnProps) {
  return (
    <section className={className}>
      <h2>{title}</h2>
      <ul className="footer-links">{children}</ul>
    </section>
  )
}

/** Not fetched ahead: every page has these links, and few people follow them. */
export function FooterLink(props: Pick<ComponentProps<typeof Link>, 'href' | 'children'>) {
  return (
    <li>
      <Link prefetch={false} {...props} />
    </li>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { useIsWide } from '@/components/ui/use-is-wide'
import { Link } from '@/lib/i18n/navigation'

interface FooterColumnProps {
  title: string
  /** List items. */
  children: ReactNode
}

/** A titled list of links, folded where there is little room. The sheet shows it on a desktop before this has run. */
export function FooterColumn({ title, children }: FooterColumnProps) {
  return (
    <details open={useIsWide()}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <ul className="footer-links">{children}</ul>
    </details>
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
